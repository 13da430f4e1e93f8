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
