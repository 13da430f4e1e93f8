import type { Difference } from '@fourfold/contract/schemas';
import { type GroupDifference, type MeasureKind, POINTS, Z95 } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { tenth } from '../engine/figures.ts';

/** By key of competency or domain: the mean of its measures' differences, with their whole block of covariance. */
export function toDifferences(
  { questionnaire }: Engine,
  kind: MeasureKind,
  { difference, covariance }: GroupDifference,
  comparisons: number,
): Record<string, Difference> {
  const { groups, size } = questionnaire.models[kind];
  const honest = familyLimit(comparisons);
  return Object.fromEntries(
    groups.map(({ key, members }) => {
      const centre =
        members.reduce((sum, member) => sum + (difference[member] as number), 0) / members.length;
      const error = POINTS * Math.sqrt(meanOfBlock(covariance, size, members));
      const points = POINTS * centre;
      const figures = {
        points: tenth(points),
        low: tenth(points - Z95 * error),
        high: tenth(points + Z95 * error),
      };
      return [key, { ...figures, stands_out: Math.abs(points) > honest * error }];
    }),
  );
}

function meanOfBlock(matrix: Float64Array, size: number, members: readonly number[]): number {
  let sum = 0;
  for (const row of members) for (const column of members) sum += matrix[row * size + column] as number;
  return sum / members.length ** 2;
}

/**
 * How many errors a difference must have to stand out among so many (Bonferroni): of a hundred comparisons of
 * groups that do not differ, five would seem to at the usual limit. With this one it is one in twenty such pages.
 */
export function familyLimit(comparisons: number): number {
  const tail = 0.05 / Math.max(1, comparisons) / 2;
  // Abramowitz & Stegun 26.2.23: to 0.00045, ample for a limit.
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3)
  );
}
