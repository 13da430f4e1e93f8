import { Trans } from '@lingui/react/macro';
import { TeamField } from '../../illustrations/team-field.tsx';
import { site } from '../../lib/site.ts';

/** What registering costs and brings, beside the form. */
export function FreeOffer() {
  return (
    <figure>
      <TeamField />
      <figcaption className="mt-6 max-w-form text-ui text-ink-soft">
        <Trans>
          Each line shows two opposites, and each dot is a person. The shorter the bar between the dots, the
          more closely people agree.
        </Trans>
      </figcaption>
    </figure>
  );
}

export function FreeLead() {
  return (
    <p className="-mt-5 mb-8 text-body text-ink-soft">
      {site.freeOffer}. {site.freeTerms} <Trans>About 15 minutes per person. You keep your results.</Trans>
    </p>
  );
}
