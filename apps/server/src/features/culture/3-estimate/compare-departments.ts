import type { Difference } from '@fourfold/contract/schemas';
import { compareToWhole, type MeasureKind, peopleIn } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';
import { toDifferences } from './differences.ts';

export interface DepartmentsTask {
  readonly whole: Encoded;
  readonly departments: readonly Encoded[];
  readonly kind: MeasureKind;
}

/** How far each department stands from the whole that it is part of; nothing where it is the whole. */
export function computeDepartments(
  engine: Engine,
  { whole, departments, kind }: DepartmentsTask,
): { comparisons: number; differences: Record<string, Difference>[] } {
  const { groups, keys, questionnaire } = engine;
  const all = decode(engine, whole);
  const parts = departments.map((bytes) => decode(engine, bytes));
  const people = peopleIn(all);
  const compared = parts.filter((part) => peopleIn(part) < people).length;
  const comparisons = compared * questionnaire.models[kind].groups.length;
  const differences = parts.map((part): Record<string, Difference> => {
    if (peopleIn(part) >= people) return {};
    const standing = compareToWhole(
      groups.models[kind],
      { counts: part[kind].counts, people: peopleIn(part) },
      { counts: all[kind].counts, people },
      keys[kind],
    );
    return toDifferences(engine, kind, standing, comparisons);
  });
  return { comparisons, differences };
}
