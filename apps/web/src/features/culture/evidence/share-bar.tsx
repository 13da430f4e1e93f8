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
}: NonNullable<ScoreEvidence['share']>) {
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
            {percent(below)} below balanced ({between(below_people)})
          </Trans>
        </span>
        <span>
          <Trans>{percent(balanced)} balanced</Trans>
        </span>
        <span>
          <Trans>
            {percent(above)} above ({between(above_people)})
          </Trans>
        </span>
      </p>
    </div>
  );
}
