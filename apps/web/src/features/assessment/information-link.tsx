import { Trans } from '@lingui/react/macro';

/** Opens beside the questionnaire, so that nobody loses their place. A page kept on a device may not know it yet. */
export function InformationLink({ url }: { url: string | undefined }) {
  if (!url) return null;
  return (
    <p className="mt-4 text-ui">
      <a href={url} target="_blank" rel="noreferrer" className="link">
        <Trans>Information sheet: every question, what is kept, for how long, and how to object</Trans>
      </a>
    </p>
  );
}
