import { sayBasis, wholeRounds } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCulture } from '../culture-context.ts';
import { hasPeriod } from '../culture-filter.ts';
import { useRounds } from './use-rounds.ts';

/** What has changed, in a sentence; the part of that name says it in figures. */
export function SinceLastRound() {
  const { filter } = useCulture();
  const compared = useRounds();
  return (
    <LoadingPart
      loading={compared}
      label={t`Comparing the rounds`}
      skeleton={<Skeleton label={t`Comparing the rounds`} lines={['long']} />}
    >
      {({ sentence, state, link, both }) => (
        <p>
          {sentence} {state === 'figures' && link === null && `${sayBasis(both)} `}
          {state === 'figures' && hasPeriod(filter) && `${wholeRounds()} `}
          {state === 'figures' && (
            <a href="#rounds" className="link text-link pointer-coarse:py-2">
              <Trans>What has changed</Trans>
            </a>
          )}
        </p>
      )}
    </LoadingPart>
  );
}
