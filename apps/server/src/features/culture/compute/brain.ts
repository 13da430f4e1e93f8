import {
  compileDynamics,
  compileGroups,
  type DynamicsModel,
  expertKeys,
  type FindingTexts,
  type GroupEngine,
  type Keys,
  loadFindingTexts,
  loadLinks,
  loadMeasureTexts,
  loadQuestionnaire,
  type MeasureTexts,
  type Questionnaire,
} from '@fourfold/measurement';

/** Everything that reckoning needs and that depends on no organisation: compiled once a thread, in a third of a second. */
export interface Brain {
  readonly questionnaire: Questionnaire;
  readonly engine: GroupEngine;
  readonly dynamicsModel: DynamicsModel;
  readonly keys: Keys;
  readonly measures: MeasureTexts;
  readonly findings: FindingTexts;
}

let made: Promise<Brain> | undefined;

export function loadBrain(): Promise<Brain> {
  made ??= makeBrain();
  return made;
}

async function makeBrain(): Promise<Brain> {
  const questionnaire = loadQuestionnaire();
  const { behaviour, perception } = questionnaire.models;
  const engine = compileGroups(questionnaire);
  return {
    questionnaire,
    engine,
    dynamicsModel: compileDynamics(engine, loadLinks()),
    keys: { behaviour: expertKeys(behaviour), perception: expertKeys(perception) },
    measures: await loadMeasureTexts('en'),
    findings: await loadFindingTexts('en'),
  };
}
