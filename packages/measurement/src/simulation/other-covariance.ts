import type { MeasureGroup } from '../questionnaire/model.ts';
import { drawNormal, type Random } from '../random.ts';

/**
 * Traits that hang together otherwise than the prior believes: weakly inside a competency (about
 * 0.15 instead of 0.4), and through four factors that cut across all of them. Variances stay 1.
 *
 * Example: two behaviours of two competencies correlate anywhere between -0.5 and 0.7.
 */
export function otherCovariance(size: number, groups: readonly MeasureGroup[], random: Random): Float64Array {
  const factors = Array.from({ length: 4 }, () =>
    Float64Array.from({ length: size }, () => 0.35 * drawNormal(random)),
  );
  const groupOf = new Int32Array(size);
  for (const [index, { members }] of groups.entries()) for (const member of members) groupOf[member] = index;
  const raw = (row: number, column: number): number => {
    const own = row === column ? 0.6 : groupOf[row] === groupOf[column] ? 0.12 : 0.03;
    return factors.reduce((sum, factor) => sum + (factor[row] as number) * (factor[column] as number), own);
  };
  const scale = Float64Array.from({ length: size }, (_, index) => 1 / Math.sqrt(raw(index, index)));
  return Float64Array.from({ length: size * size }, (_, at) => {
    const row = Math.floor(at / size);
    const column = at % size;
    return raw(row, column) * (scale[row] as number) * (scale[column] as number);
  });
}
