import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TeamField } from '../../illustrations/team-field.tsx';
import { freePeople } from '../../lib/site.ts';

/** What registering costs and brings, beside the form. */
export function FreeOffer() {
  return (
    <figure>
      <TeamField />
      <figcaption className="mt-6 max-w-form text-ui text-ink-soft">
        <Trans>
          Each line is a pair of opposites, each dot one of your people. Where the bar is short, they agree.
        </Trans>
      </figcaption>
    </figure>
  );
}

export function FreeLead() {
  return (
    <p className="-mt-5 mb-8 text-body text-ink-soft">
      {freePeople !== null && t`Free assessment for ${freePeople}. `}
      <Trans>About 15 minutes each, no payment details, and what you measure stays yours.</Trans>
    </p>
  );
}
