import { followAdvertisement, shownBy } from '@fourfold/measurement/candidates/follow-advertisement.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom, drawInteger, type Random, shuffle } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { drawStanding, type Standing } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Applicants who pick what the advertisement asks for, wherever an option shows it or in some of these places, and
 * honest ones: how many are noticed. What is asked for is drawn anew for each.
 *
 * Example: `followApplicants(questionnaire, { asked: 3, follows: 1, lean: 0 }, 200, '1').noticed` is nearly 200.
 */
export interface Applying {
  /** How many competencies are asked for. */
  readonly asked: number;
  /** In what share of the questions where something asked for is on offer they pick it. */
  readonly follows: number;
  /** How far they truly stand to the side that is asked for, in standard deviations. */
  readonly lean: number;
}

export interface Noticed {
  readonly people: number;
  readonly noticed: number;
  /** Points that a competency that is asked for stands above 100, on average. */
  readonly gain: number;
}

export function followApplicants(
  questionnaire: Questionnaire,
  { asked: count, follows, lean }: Applying,
  people: number,
  seed: string,
): Noticed {
  const random = createRandom(`advertisement ${seed} ${count} ${follows} ${lean}`);
  const model = questionnaire.models.behaviour;
  const truth = createTruth(createWorld(questionnaire));
  const workspace = createWorkspace(model);
  let [noticed, gain] = [0, 0];
  for (let person = 0; person < people; person++) {
    const groups = shuffle(model.groups, random).slice(0, count);
    const wanted = new Set(groups.flatMap(({ members }) => members));
    const drawn = drawStanding(truth, 1, random);
    const standing: Standing = {
      ...drawn,
      behaviour: drawn.behaviour.map((value, measure) => (wanted.has(measure) ? value + lean : value)),
    };
    const choices = choose(truth.world, standing, random).behaviour;
    for (const [index, question] of model.questions.entries()) {
      const offered = [...question.optionKeys.keys()].filter((option) =>
        wanted.has(shownBy(question, option)),
      );
      const option = pick(offered, random);
      if (option !== null && random() < follows) choices[index] = question.firstOption + option;
    }
    const estimate = scorePerson(model, choices, workspace);
    const asked = groups.map(({ key }) => key);
    if (followAdvertisement(model, choices, estimate, asked).follows) noticed++;
    for (const measure of wanted) gain += (40 * (estimate.theta[measure] as number)) / (wanted.size * people);
  }
  return { people, noticed, gain };
}

const pick = (options: readonly number[], random: Random): number | null =>
  options.length === 0 ? null : (options[drawInteger(random, options.length)] as number);
