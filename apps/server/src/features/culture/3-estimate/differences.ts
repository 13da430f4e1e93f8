import type { Difference } from '@fourfold/contract/schemas';
import { type Finding, type MeasureKind, POINTS } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { tenth } from '../engine/figures.ts';

/** What was found of each competency or domain, by its key and in points. */
export function toDifferences(
  { questionnaire }: Engine,
  kind: MeasureKind,
  findings: readonly Finding[],
): Record<string, Difference> {
  const { groups } = questionnaire.models[kind];
  return Object.fromEntries(
    findings.map(({ difference, margin, differs }, index) => [
      groups[index]?.key ?? '',
      {
        points: tenth(POINTS * difference),
        low: tenth(POINTS * (difference - margin)),
        high: tenth(POINTS * (difference + margin)),
        stands_out: differs,
      },
    ]),
  );
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
