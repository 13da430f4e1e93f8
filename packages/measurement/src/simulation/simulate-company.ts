import { readLinks } from '../dynamics/expected-links.ts';
import { loadLinks } from '../dynamics/load-links.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Answer } from '../questionnaire/types.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import { addStandings, drawStanding, type Standing } from './draw-people.ts';
import type { Manner } from './manner.ts';
import { plant } from './plant.ts';
import { createRespondents, type Respond } from './respond.ts';
import { candidates, employees, type Place } from './roles.ts';
import { loadSampleCompany, SAMPLE_SEED, type SampleCompany } from './sample-company.ts';
import { createTruth } from './truth.ts';
import { createWorld } from './world.ts';

/**
 * A company of simulated people with planted truths, for the demo and for tests that must know what
 * there is to find.
 *
 * People answer the real questionnaire from the model when asked: `answers` takes the id of the
 * response, since order and places on the screen come from it. The same seed gives the same people,
 * and honest ones say the same for any id. Two employees and three candidates are careless.
 *
 * Example: `simulateCompany(questionnaire).people[0]?.answers(response.id)`.
 */
export interface SimulatedCompany {
  readonly name: string;
  readonly people: readonly SimulatedPerson[];
}

export interface SimulatedPerson extends Place {
  readonly firstName: string;
  readonly lastName: string;
  /** The truth, in units of 40 points around 100. */
  readonly standing: Standing;
  answers(responseId: string): Answer[];
}

/** Of the variance of a measure: between companies, between departments of one, and between people of one. */
const SHARES = { company: 0.08, department: 0.12, person: 0.8 };

export function simulateCompany(
  questionnaire: Questionnaire,
  seed: number | string = SAMPLE_SEED,
  sample: SampleCompany = loadSampleCompany(),
): SimulatedCompany {
  const random = createRandom(`company ${seed}`);
  const truth = createTruth(createWorld(questionnaire), readLinks(questionnaire, loadLinks()));
  const respond = createRespondents(truth.world);
  const names = drawNames(sample, random);
  const company = plant(questionnaire, drawStanding(truth, SHARES.company, random), sample.planted, 'set');
  const departments = new Map(
    sample.departments.map(({ name, planted }) => [
      name,
      plant(
        questionnaire,
        addStandings(company, drawStanding(truth, SHARES.department, random)),
        planted,
        'add',
      ),
    ]),
  );
  const people = [...employees(sample), ...candidates(sample)].map((role, index): SimulatedPerson => {
    const { firstName, lastName } = names[index] as { firstName: string; lastName: string };
    // Employees stand around their department, candidates come from anywhere.
    const home = role.kind === 'employee' ? departments.get(role.department) : undefined;
    const own = drawStanding(truth, home ? SHARES.person : 1, random);
    const drawn = home ? addStandings(home, own) : own;
    const { planted, ...place } = role;
    const standing = plant(questionnaire, drawn, { behaviours: planted, perceptions: {} }, 'set');
    const answers = answersOf(respond, `${seed} ${index}`, standing, place.manner);
    return { ...place, firstName, lastName, standing, answers };
  });
  return { name: sample.company, people };
}

function answersOf(
  respond: Respond,
  seed: string,
  standing: Standing,
  manner: Manner,
): (responseId: string) => Answer[] {
  return (responseId) => respond(responseId, standing, manner, createRandom(`answers ${seed}`));
}

/** No name twice. */
function drawNames(
  { firstNames, lastNames }: SampleCompany,
  random: Random,
): { firstName: string; lastName: string }[] {
  const pairs = firstNames.flatMap((firstName) => lastNames.map((lastName) => ({ firstName, lastName })));
  return shuffle(pairs, random);
}
