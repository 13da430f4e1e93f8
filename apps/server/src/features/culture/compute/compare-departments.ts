import type { Difference } from '@fourfold/contract/schemas';
import { compareToWhole, type MeasureKind, peopleIn } from '@fourfold/measurement';
import type { Brain } from './brain.ts';
import { toDifferences } from './differences.ts';
import { decode, type Encoded } from './figures.ts';

export interface DepartmentsTask {
  readonly whole: Encoded;
  readonly departments: readonly Encoded[];
  readonly kind: MeasureKind;
}

/** How far each department stands from the whole that it is part of; nothing where it is the whole. */
export function reckonDepartments(
  brain: Brain,
  { whole, departments, kind }: DepartmentsTask,
): { comparisons: number; differences: Record<string, Difference>[] } {
  const { engine, keys, questionnaire } = brain;
  const all = decode(brain, whole);
  const parts = departments.map((bytes) => decode(brain, bytes));
  const people = peopleIn(all);
  const compared = parts.filter((part) => peopleIn(part) < people).length;
  const comparisons = compared * questionnaire.models[kind].groups.length;
  const differences = parts.map((part): Record<string, Difference> => {
    if (peopleIn(part) >= people) return {};
    const standing = compareToWhole(
      engine.models[kind],
      { counts: part[kind].counts, people: peopleIn(part) },
      { counts: all[kind].counts, people },
      keys[kind],
    );
    return toDifferences(brain, kind, standing, comparisons);
  });
  return { comparisons, differences };
}
