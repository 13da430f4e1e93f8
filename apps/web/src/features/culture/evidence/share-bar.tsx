import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { between } from '../figure-words.ts';
import { countShares } from './count-shares.ts';

/** How many of the people are probably below, in and above balance: lengths, each with its words. */
export function ShareBar({
  below_people,
  above_people,
  people,
  ...shares
}: NonNullable<ScoreEvidence['share']> & { people: number }) {
  // As long as the words say: nobody is drawn who is counted as none.
  const { below, balanced, above } = countShares(shares, people);
  const long = (count: number) => `${(100 * count) / people}%`;
  return (
    <div>
      <svg height="12" className="block w-full" aria-hidden="true">
        <rect width={long(below)} height="12" className="fill-band-2" />
        <rect x={long(below)} width={long(balanced)} height="12" className="fill-band-3" />
        <rect x={long(below + balanced)} width={long(above)} height="12" className="fill-band-4" />
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-note text-ink-soft">
        <span>
          <Trans>
            {below} of {people} below the balanced range ({between(below_people)})
          </Trans>
        </span>
        <span>
          <Trans>{balanced} balanced</Trans>
        </span>
        <span>
          <Trans>
            {above} above ({between(above_people)})
          </Trans>
        </span>
      </p>
    </div>
  );
}
