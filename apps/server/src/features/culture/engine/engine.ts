import {
  compileDynamics,
  compileGroups,
  type DynamicsModel,
  expertKeys,
  type GroupEngine,
  type Keys,
  loadLinks,
  loadMeasureTexts,
  loadQuestionnaire,
  type MeasureTexts,
  type Questionnaire,
} from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';

/** Everything that computing needs and that depends on no organisation. */
export interface Engine {
  readonly questionnaire: Questionnaire;
  readonly groups: GroupEngine;
  readonly dynamicsModel: DynamicsModel;
  readonly keys: Keys;
  /** In the language of whoever asks. */
  readonly measures: MeasureTexts;
}

let compiled: Omit<Engine, 'measures'> | undefined;

/** Compiled once a thread, in a third of a second. */
export async function loadEngine(): Promise<Engine> {
  compiled ??= compile();
  return { ...compiled, measures: await spokenData(loadMeasureTexts) };
}

function compile(): Omit<Engine, 'measures'> {
  const questionnaire = loadQuestionnaire();
  const { behaviour, perception } = questionnaire.models;
  const groups = compileGroups(questionnaire);
  return {
    questionnaire,
    groups,
    dynamicsModel: compileDynamics(groups, loadLinks()),
    keys: { behaviour: expertKeys(behaviour), perception: expertKeys(perception) },
  };
}
