import { TeamField } from '../../illustrations/team-field.tsx';
import { freePeople } from '../../lib/site.ts';

/** What registering costs and brings, beside the form. */
export function FreeOffer() {
  return (
    <figure>
      <TeamField />
      <figcaption className="mt-6 max-w-form text-ui text-ink-soft">
        Each line is a pair of opposites, each dot one of your people. Where the bar is short, they agree.
      </figcaption>
    </figure>
  );
}

export function FreeLead() {
  return (
    <p className="-mt-5 mb-8 text-body text-ink-soft">
      {freePeople !== null && `Free assessment for ${freePeople}. `}
      About 15 minutes each, no payment details, and what you measure stays yours.
    </p>
  );
}
