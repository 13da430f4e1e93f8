import { createWorkspace, type MeasureKind, scorePerson } from '@fourfold/measurement';
import { type HalfEstimate, halfOf } from '../../assessment/half-estimate.ts';
import type { Engine } from '../engine/engine.ts';
import { readChoices } from '../engine/read-choices.ts';

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
    const half = (kind: MeasureKind) =>
      halfOf(scorePerson(models[kind], choices[kind], workspaces[kind]), models[kind]);
    return { behaviour: half('behaviour'), perception: half('perception') };
  });
}
