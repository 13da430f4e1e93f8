import {
  BALANCED,
  HIGH_EDGE,
  HIGHEST,
  LOW_EDGE,
  LOWEST,
  OVERACTIVATED_FROM,
  UNDERACTIVATED_BELOW,
} from '@fourfold/measurement/person/bands.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fold } from '../../ui/fold.tsx';

/** What the numbers are and are not. */
export function HowToRead() {
  return (
    <Fold label={t`How to read these numbers`} className="max-w-narrow">
      <div className="mt-2 grid gap-3 text-ui text-ink-soft">
        <p>
          <Trans>
            A score lies between {LOWEST} and {HIGHEST}, and {BALANCED} is balanced. Below{' '}
            {UNDERACTIVATED_BELOW} is underactivated, below {LOW_EDGE} low, up to {HIGH_EDGE} balanced, below{' '}
            {OVERACTIVATED_FROM} high, and from there on overactivated.
          </Trans>
        </p>
        <p>
          <Trans>
            The bar around a dot is the likely range. In simulation, where the rules of scoring are right, it
            holds the true score about 95% of the time. “Likely” and “unclear” beside a band say how certain
            it is that the score is beyond balanced at all.
          </Trans>
        </p>
        <p>
          <Trans>
            A score comes from choices alone, by the rules that we wrote for each answer. These rules are not
            yet calibrated on field data. How far they may be wrong is part of every likely range. “Why” lists
            the answers that changed a score most, and by how much.
          </Trans>
        </p>
      </div>
    </Fold>
  );
}
