import { Trans } from '@lingui/react/macro';
import type { Opened } from './respondent-screen.ts';

/**
 * For how long answers are kept, and the sheet that says all of it. The sheet opens beside the questionnaire, so that
 * nobody loses their place. A page kept on a device may not know them yet.
 */
export function InformationLink({ invitation }: Pick<Opened, 'invitation'>) {
  const { kept, information_url: url }: Partial<NonNullable<Opened['invitation']>> = invitation ?? {};
  return (
    <div className="mt-4 grid gap-2 text-ui">
      {kept && <p>{kept}</p>}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noreferrer" className="link">
            <Trans>Information sheet: every question, what is kept, for how long, and how to object</Trans>
          </a>
        </p>
      )}
    </div>
  );
}
