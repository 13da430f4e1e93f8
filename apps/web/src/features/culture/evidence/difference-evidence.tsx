import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AskedDifference } from '../culture-context.ts';
import { signed, stands } from '../figure-words.ts';
import { Question } from './question.tsx';

/** What one difference is, how sure, from whom and why it can be trusted more than a score. */
export function DifferenceEvidence({ asked }: { asked: AskedDifference }) {
  const { definition, difference, one, other, fromWhom, comparisons } = asked;
  const { points, low, high, stands_out } = difference;
  return (
    <div>
      <Question asks={t`What is it`}>
        <p>
          <Trans>
            {one} stands {stands(points, other)}.
          </Trans>
        </p>
        {definition && <p className="text-ink-soft">{definition}</p>}
      </Question>
      <Question asks={t`How certain`}>
        <p>
          <Trans>
            The likely range is {signed(low)} to {signed(high)} points.
          </Trans>
        </p>
        <p className="text-note text-ink-soft">
          {stands_out
            ? t`It is clear: among ${comparisons} comparisons, chance alone would hardly bring up one like it.`
            : t`Among ${comparisons} comparisons, chance alone may well bring up one like it. Read nothing into it by itself.`}
        </p>
      </Question>
      <Question asks={t`From whom`}>
        <p>{fromWhom}</p>
      </Question>
      <Question asks={t`Why a difference`}>
        <p>
          <Trans>
            Both answered the same questions. What makes an option popular lifts or lowers both alike, and
            cancels. The range allows for other people in either group. It also allows for a question that
            weighs too much or too little.
          </Trans>
        </p>
      </Question>
    </div>
  );
}
