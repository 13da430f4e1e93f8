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

/** Everything that computing needs and that depends on no organisation: compiled once a thread, in a third of a second. */
export interface Engine {
  readonly questionnaire: Questionnaire;
  readonly groups: GroupEngine;
  readonly dynamicsModel: DynamicsModel;
  readonly keys: Keys;
  readonly measures: MeasureTexts;
  readonly findings: FindingTexts;
}

let made: Promise<Engine> | undefined;

export function loadEngine(): Promise<Engine> {
  made ??= makeEngine();
  return made;
}

async function makeEngine(): Promise<Engine> {
  const questionnaire = loadQuestionnaire();
  const { behaviour, perception } = questionnaire.models;
  const groups = compileGroups(questionnaire);
  return {
    questionnaire,
    groups,
    dynamicsModel: compileDynamics(groups, loadLinks()),
    keys: { behaviour: expertKeys(behaviour), perception: expertKeys(perception) },
    measures: await loadMeasureTexts('en'),
    findings: await loadFindingTexts('en'),
  };
}
