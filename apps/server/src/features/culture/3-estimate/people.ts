import type { Figure } from '@fourfold/contract/schemas';
import { createWorkspace, type MeasureKind, profilePerson, scorePerson } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { toPersonFigure } from '../engine/figures.ts';
import { readChoices } from '../engine/read-choices.ts';

export interface PeopleTask {
  readonly sheets: readonly Uint8Array[];
  readonly kind: MeasureKind;
  /** What the uncertainty of the authors' keys adds: see `key-covariance.ts`. Learned keys bring their own. */
  readonly keyCovariance: Float64Array;
}

export interface PersonScores {
  readonly groups: Record<string, Figure>;
  readonly measures: Record<string, Figure>;
}

/** People one by one, from their answers: intervals of competencies need all that is known of a person. */
export function computePeople(engine: Engine, { sheets, kind, keyCovariance }: PeopleTask): PersonScores[] {
  const model = engine.questionnaire.models[kind];
  const workspace = createWorkspace(model);
  return sheets.map((sheet) => {
    const estimate = scorePerson(model, readChoices(engine, sheet)[kind], workspace);
    const { groups, measures } = profilePerson(model, estimate, engine.personal?.[kind] ?? keyCovariance);
    return {
      groups: Object.fromEntries(groups.map((score) => [score.key, toPersonFigure(score)])),
      measures: Object.fromEntries(measures.map((score) => [score.key, toPersonFigure(score)])),
    };
  });
}
