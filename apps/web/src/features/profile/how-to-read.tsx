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
            A score lies between {LOWEST} and {HIGHEST}, and {BALANCED} is exactly balanced. A score below{' '}
            {UNDERACTIVATED_BELOW} is underactivated. From {UNDERACTIVATED_BELOW} it is low, and from{' '}
            {LOW_EDGE} to {HIGH_EDGE} it is balanced. Above {HIGH_EDGE} it is high, and from{' '}
            {OVERACTIVATED_FROM} it is overactivated.
          </Trans>
        </p>
        <p>
          <Trans>
            The bar around a dot is the likely range. In computer simulations, it contains the true score
            about 94% of the time. They assume that the scoring keys are right. “Likely” and “unclear” say how
            certain it is that the score is out of balance at all.
          </Trans>
        </p>
        <p>
          <Trans>
            A score comes only from the answers chosen, following rules that we wrote for each answer: the
            scoring keys. We have not yet used real answers to adjust these keys. Every likely range allows
            for how far the keys may be wrong. “Why” lists the answers that changed a score most, and by how
            much.
          </Trans>
        </p>
      </div>
    </Fold>
  );
}
