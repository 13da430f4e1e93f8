import { agreementIn, type GroupAgreement, type MeasureKind } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';

export interface AgreementTask {
  readonly group: Encoded;
  /** What the group is a part of, or itself. */
  readonly company: Encoded;
  /** Of the company. */
  readonly departments: readonly Encoded[];
  readonly kind: MeasureKind;
}

/** How much the people of a group agree, measure by measure. */
export const computeAgreement = (
  engine: Engine,
  { group, company, departments, kind }: AgreementTask,
): GroupAgreement =>
  agreementIn(
    engine.groups,
    kind,
    decode(engine, group),
    decode(engine, company),
    departments.map((bytes) => decode(engine, bytes)),
  );
