import type { Report } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Superseded } from '../../ui/superseded.tsx';

/** A report about older answers says so, and where one about the later ones begins. */
export function OlderAnswers({ report, className }: { report: Report; className?: string }) {
  const { first_name, round, superseded_by: later } = report;
  if (later === null || round === null) return null;
  const address = `${pages.newReport.path}?${new URLSearchParams({ response: later.response_id })}`;
  return (
    <Superseded
      firstName={first_name}
      round={round}
      later={later}
      {...(className === undefined ? {} : { className })}
      actions={
        <ButtonLink size="small" to={address}>
          <Trans>Begin a report on the later answers</Trans>
        </ButtonLink>
      }
    />
  );
}
