import type { IndividualProfile } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { onDay } from '../../lib/dates.ts';
import { capital, type Subject } from './subject.ts';

interface ObjectionProps {
  objection: IndividualProfile['disputes'][number] | undefined;
  subject: Subject;
}

/** “This is not me”, as the person said it. */
export function Objection({ objection, subject }: ObjectionProps) {
  if (objection === undefined) return null;
  return (
    <p className="border-l-2 border-line-strong pl-3 text-ui wrap-anywhere">
      {subject === null ? (
        <Trans>You said on {onDay(objection.at)}: “This is not me.”</Trans>
      ) : (
        <Trans>
          {capital(subject)} said on {onDay(objection.at)}: “This is not me.”
        </Trans>
      )}
      {objection.note && <span className="block whitespace-pre-line text-ink-soft">“{objection.note}”</span>}
    </p>
  );
}
