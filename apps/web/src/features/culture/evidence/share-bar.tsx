import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { between, percent } from '../figure-words.ts';

/** Which share of the people is probably below, in and above balance: lengths, each with its words. */
export function ShareBar({
  below,
  balanced,
  above,
  below_people,
  above_people,
  people,
}: NonNullable<ScoreEvidence['share']> & { people: number }) {
  const count = (share: number) => Math.round(share * people);
  return (
    <div>
      <svg height="12" className="block w-full" aria-hidden="true">
        <rect width={percent(below)} height="12" className="fill-band-2" />
        <rect x={percent(below)} width={percent(balanced)} height="12" className="fill-band-3" />
        <rect x={percent(below + balanced)} width={percent(above)} height="12" className="fill-band-4" />
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-note text-ink-soft">
        <span>
          <Trans>
            {count(below)} of {people} below balanced ({between(below_people)})
          </Trans>
        </span>
        <span>
          <Trans>{people - count(below) - count(above)} balanced</Trans>
        </span>
        <span>
          <Trans>
            {count(above)} above ({between(above_people)})
          </Trans>
        </span>
      </p>
    </div>
  );
}
