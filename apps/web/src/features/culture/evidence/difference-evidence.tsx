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
      <Question asks={t`What it is`}>
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
            ? t`This difference is clear: even among ${comparisons} comparisons, chance alone would be unlikely to produce one like it.`
            : t`Among ${comparisons} comparisons, chance alone may well produce a difference like this. Don’t read anything into it on its own.`}
        </p>
      </Question>
      <Question asks={t`Whose answers`}>
        <p>{fromWhom}</p>
      </Question>
      <Question asks={t`Why there is a difference`}>
        <p>
          <Trans>
            Both groups answered the same questions. If an option is popular, it moves both groups’ scores
            alike, so it cancels out. The range allows for chance: with different people in the two groups,
            the difference might have been larger or smaller. It also allows for a question carrying too much
            or too little weight.
          </Trans>
        </p>
      </Question>
    </div>
  );
}
