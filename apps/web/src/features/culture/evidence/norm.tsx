import type { ScoreEvidence as Evidence } from '@fourfold/contract/schemas';
import { shareLimits } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

type NormProps = NonNullable<Evidence['norm']> & Pick<Evidence, 'kind'>;

/** Beside the score: 100 stays what it is, whatever is common elsewhere. */
export function Norm({ kind, ...norm }: NormProps) {
  const said = whereItStands(norm);
  if (said === null) {
    return (
      <p className="text-note text-ink-soft">
        <Trans>
          The {norm.others} other organisations here are too alike, or their scores too uncertain, to say
          where this one stands.
        </Trans>
      </p>
    );
  }
  return (
    <p className="text-note text-ink-soft">
      {said}{' '}
      {kind === 'behaviour' ? (
        <Trans>100 still means balanced, whatever other organisations score.</Trans>
      ) : (
        <Trans>100 is still the middle, whatever other organisations score.</Trans>
      )}
    </p>
  );
}

const { lowest, highest } = shareLimits;

/** No share is all or nothing: at the ends of the scale only one end of the range is known. */
export function whereItStands({
  others,
  percentile,
  low,
  high,
}: NonNullable<Evidence['norm']>): string | null {
  if (percentile === null || low === null || high === null) return null;
  const range =
    low <= lowest ? t`up to ${high}%` : high >= highest ? t`${low}% or more` : t`${low}% to ${high}%`;
  if (percentile <= lowest)
    return t`Lower than nearly all organisations, judging by the ${others} others here (likely range ${range}).`;
  if (percentile >= highest)
    return t`Higher than nearly all organisations, judging by the ${others} others here (likely range ${range}).`;
  return t`Higher than about ${percentile}% of organisations, judging by the ${others} others here (likely range ${range}).`;
}
