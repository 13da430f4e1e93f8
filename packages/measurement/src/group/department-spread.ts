import { intraclass } from '../agreement/intraclass.ts';
import { type GroupStatistics, STEPS, wholeIn } from './group-statistics.ts';
import type { SpreadScale } from './members-spread.ts';
import { shrinkTogether } from './shrink-together.ts';

/**
 * How much departments truly differ on each measure: the standard deviation between them beyond what people drawn by
 * lot would bring, estimated from the answers.
 *
 * From the analysis of variance of the quick scores, (MSB - MSW) / people of a department, in units of the true
 * variance. With a handful of departments one measure says little, so all 84 say together how far these departments
 * differ in general. Zeros for fewer than two departments.
 *
 * Example: 0.25 is 10 points; departments drawn by lot give nearly 0.
 */
export function departmentSpread(
  { between: expected }: SpreadScale,
  kind: 'behaviour' | 'perception',
  departments: readonly GroupStatistics[],
): Float64Array {
  const several = departments.filter((statistics) => wholeIn(statistics) > 0);
  const none = new Float64Array(expected.length);
  const people = several.reduce((sum, statistics) => sum + wholeIn(statistics), 0);
  const freeWithin = people - several.length;
  if (several.length < 2 || freeWithin < 1) return none;
  const squares = several.reduce((sum, statistics) => sum + wholeIn(statistics) ** 2, 0);
  // People of a department as far as their number differs.
  const size = (people - squares / people) / (several.length - 1);
  const error = new Float64Array(expected.length);
  const measured = expected.map((own, index) => {
    const found = intraclass(
      several.map((statistics) => ({
        people: wholeIn(statistics),
        sum: (statistics[kind].sums[index] as number) / STEPS,
        squares: (statistics[kind].squares[index] as number) / STEPS ** 2,
      })),
    );
    if (found === null) return 0;
    const { between, within } = found;
    error[index] = (2 * Math.max(between, within) ** 2) / (several.length - 1) / (size * own) ** 2;
    return (between - within) / (size * own);
  });
  const { values } = shrinkTogether(measured, error, {
    mean: 0,
    variance: 0.2 ** 2,
    independent: 14,
    least: 0,
    most: 4,
  });
  return values.map(Math.sqrt);
}
