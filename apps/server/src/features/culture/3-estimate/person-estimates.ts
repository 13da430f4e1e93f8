import { createWorkspace, type MeasureKind, type PersonEstimate, scorePerson } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { readChoices } from '../engine/read-choices.ts';

/** One half of a person's scores before they are points: as a submission stores them. */
export interface HalfEstimate {
  readonly theta: Float32Array;
  /** Of answering alone. */
  readonly errors: Float32Array;
}

export interface EstimatesTask {
  readonly sheets: readonly Uint8Array[];
}

/** People one by one with the keys of the engine, for those whose stored scores were made with others. */
export function computeEstimates(
  engine: Engine,
  { sheets }: EstimatesTask,
): Readonly<Record<MeasureKind, HalfEstimate>>[] {
  const { models } = engine.questionnaire;
  const workspaces = {
    behaviour: createWorkspace(models.behaviour),
    perception: createWorkspace(models.perception),
  };
  return sheets.map((sheet) => {
    const choices = readChoices(engine, sheet);
    const half = (kind: MeasureKind) => halfOf(scorePerson(models[kind], choices[kind], workspaces[kind]));
    return { behaviour: half('behaviour'), perception: half('perception') };
  });
}

const halfOf = ({ theta, se, skewness }: PersonEstimate): HalfEstimate => ({
  theta: Float32Array.from(theta),
  errors: Float32Array.from(se, (value, index) => Math.hypot(value, skewness[index] ?? 0)),
});
