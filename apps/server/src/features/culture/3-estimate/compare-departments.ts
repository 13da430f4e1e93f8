import type { Difference } from '@fourfold/contract/schemas';
import { compareDepartments, type MeasureKind } from '@fourfold/measurement';
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
  const { comparisons, findings } = compareDepartments(
    engine.groups,
    kind,
    decode(engine, whole),
    departments.map((bytes) => decode(engine, bytes)),
  );
  return { comparisons, differences: findings.map((found) => toDifferences(engine, kind, found)) };
}
