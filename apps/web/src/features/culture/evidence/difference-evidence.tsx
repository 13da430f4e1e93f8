import type { AskedDifference } from '../culture-context.ts';
import { signed, stands } from '../figure-words.ts';
import { Question } from './question.tsx';

/** What one difference is, how sure, from whom and why it can be trusted more than a score. */
export function DifferenceEvidence({ asked }: { asked: AskedDifference }) {
  const { definition, difference, one, other, fromWhom, comparisons } = asked;
  const { points, low, high, stands_out } = difference;
  return (
    <div>
      <Question asks="What is it">
        <p>
          {one} stands {stands(points, other)}.
        </p>
        {definition && <p className="text-ink-soft">{definition}</p>}
      </Question>
      <Question asks="How certain">
        <p>
          The true difference lies between {signed(low)} and {signed(high)} points about 19 times out of 20.
        </p>
        <p className="text-note text-ink-soft">
          {stands_out
            ? `It stands out: among ${comparisons} comparisons, chance alone would hardly bring up one like it.`
            : `Among ${comparisons} comparisons, chance alone may well bring up one like it. Read nothing into it by itself.`}
        </p>
      </Question>
      <Question asks="From whom">
        <p>{fromWhom}</p>
      </Question>
      <Question asks="Why a difference">
        <p>
          Both answered the same questions. What is uncertain about the questions themselves lifts or lowers
          both alike, and cancels; a difference is therefore surer than either score.
        </p>
      </Question>
    </div>
  );
}
