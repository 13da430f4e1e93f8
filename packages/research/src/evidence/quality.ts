import { scoreResponse } from '@fourfold/measurement/person/score-response.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { judgeAnswers } from '@fourfold/measurement/quality/judge-answers.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import type { Manner } from '@fourfold/measurement/simulation/manner.ts';
import { createRespondents } from '@fourfold/measurement/simulation/respond.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type Departure } from '@fourfold/measurement/simulation/world.ts';

/**
 * What the verdict on quality says of people whose manner is known.
 *
 * Example: `judgeSimulated(questionnaire, 'random', { people: 300, departures: [], seed: '1'
 * }).caught` is 0.99.
 */
export interface JudgedShare {
  readonly check: number;
  readonly unreliable: number;
  /** Either of the two. */
  readonly caught: number;
}

export interface QualityTrial {
  readonly people: number;
  readonly departures: readonly Departure[];
  readonly seed: string;
}

const PEOPLE_IN_A_WORLD = 10;

export function judgeSimulated(
  questionnaire: Questionnaire,
  manner: Manner,
  { people, departures, seed }: QualityTrial,
): JudgedShare {
  const random = createRandom(`quality ${seed} ${manner} ${departures.join()}`);
  const { behaviour, perception } = questionnaire.models;
  const workspaces = { behaviour: createWorkspace(behaviour), perception: createWorkspace(perception) };
  let [check, unreliable] = [0, 0];
  let truth = createTruth(createWorld(questionnaire, departures, random));
  let respond = createRespondents(truth.world);
  for (let person = 0; person < people; person++) {
    if (departures.length > 0 && person % PEOPLE_IN_A_WORLD === 0) {
      truth = createTruth(createWorld(questionnaire, departures, random));
      respond = createRespondents(truth.world);
    }
    const id = `${seed} ${manner} ${person}`;
    const answers = respond(id, drawStanding(truth, 1, random), manner, random);
    const { verdict } = judgeAnswers(questionnaire, scoreResponse(questionnaire, id, answers, workspaces));
    if (verdict === 'check') check += 1 / people;
    if (verdict === 'unreliable') unreliable += 1 / people;
  }
  return { check, unreliable, caught: check + unreliable };
}
