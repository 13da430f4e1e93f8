import { readFileSync } from 'node:fs';
import { compareCandidate } from '@fourfold/measurement/candidates/compare-candidate.ts';
import { shownBy } from '@fourfold/measurement/candidates/follow-advertisement.ts';
import { toCompetencies } from '@fourfold/measurement/candidates/team-spread.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { POINTS } from '@fourfold/measurement/person/bands.ts';
import { choiceProbabilities } from '@fourfold/measurement/person/choice-probability.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import type { ModelQuestion } from '@fourfold/measurement/questionnaire/model.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom, drawInteger, type Random, shuffle } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawStanding, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * The same applicants, honest and dressed up in three ways: what each way does to what is shown of them.
 *
 * `sounds` takes the option that readers rated best; of options that are rated alike their own. `advertisement` takes
 * what shows one of three competencies that are asked for, wherever it is on offer. `team` knows the team and takes what
 * its average member would most likely take. Each does so in every question: no real person does as much.
 *
 * Example: `fakeAnswers(engine, keys, 3, '1').team.fit` lies above `honest.fit`.
 */
export const FAKERS = ['honest', 'sounds', 'advertisement', 'team'] as const;

export type Faker = (typeof FAKERS)[number];

export interface Faked {
  /** By how many points a competency of one person moves, up or down, on average. */
  moved: number;
  /** By how many points the asked competencies rise. */
  asked: number;
  /** Of honest people and of those who know the team. */
  fit: number;
  /** Of whom fit is shown, as better than random sheets. */
  shown: number;
  people: number;
  /** By how many points each competency moves on average over everyone, in the model's order. */
  readonly shifts: Float64Array;
}

const TEAM = 30;
const EACH = 10;
const WITHIN = 0.8;
const ASKED = 3;

export function fakeAnswers(
  engine: GroupEngine,
  keys: Keys,
  teams: number,
  seed: string,
): Readonly<Record<Faker, Faked>> {
  const random = createRandom(`fakers ${seed}`);
  const model = engine.questionnaire.models.behaviour;
  const truth = createTruth(createWorld(engine.questionnaire));
  const sounds = bestSounding(engine.questionnaire);
  const none = (): Faked => ({
    ...{ moved: 0, asked: 0, fit: 0, shown: 0, people: 0, shifts: new Float64Array(model.groups.length) },
  });
  const found = { honest: none(), sounds: none(), advertisement: none(), team: none() };
  const people = teams * EACH;
  for (let team = 0; team < teams; team++) {
    const shared = drawStanding(truth, 1 - WITHIN, random);
    const members = Array.from({ length: TEAM }, () =>
      addStandings(shared, drawStanding(truth, WITHIN, random)),
    );
    const statistics = createStatistics(engine);
    for (const one of members) addPerson(engine, statistics, choose(truth.world, one, random));
    const picture = describeGroup(engine, keys, statistics).behaviour;
    const average = meanStanding(members, 'behaviour');
    for (let person = 0; person < EACH; person++) {
      const own = choose(truth.world, drawStanding(truth, 1, random), random).behaviour;
      const asked = shuffle([...model.groups.keys()], random).slice(0, ASKED);
      const wanted = new Set(asked.flatMap((group) => model.groups[group]?.members ?? []));
      const takes: Readonly<Record<Faker, (question: ModelQuestion, own: number) => number>> = {
        honest: (_, honest) => honest,
        sounds: (question, honest) => oneOf(sounds.get(question) ?? [], honest, random),
        advertisement: (question, honest) =>
          oneOf(
            [...question.optionKeys.keys()].filter((option) => wanted.has(shownBy(question, option))),
            honest,
            random,
          ),
        team: (question) => likeliest(question, model.popularity, average),
      };
      const before = toCompetencies(model, scorePerson(model, own).theta);
      for (const faker of FAKERS) {
        const choices = own.map((choice, at) => {
          const question = model.questions[at] as ModelQuestion;
          return question.firstOption + takes[faker](question, choice - question.firstOption);
        });
        const estimate = scorePerson(model, choices);
        const after = toCompetencies(model, estimate.theta);
        const sum = found[faker];
        sum.people++;
        if (faker === 'honest' || faker === 'team') {
          const { fit } = compareCandidate(model, estimate, picture);
          sum.fit += fit.value / people;
          if (fit.tells && fit.low > fit.random.value) sum.shown++;
        }
        for (const [group, value] of after.entries()) {
          const shift = POINTS * (value - (before[group] as number));
          sum.moved += Math.abs(shift) / (after.length * people);
          sum.shifts[group] = (sum.shifts[group] as number) + shift / people;
          if (asked.includes(group)) sum.asked += shift / (ASKED * people);
        }
      }
    }
  }
  return found;
}

/** One of these options, the honest one where it is among them and where there are none. */
const oneOf = (options: readonly number[], honest: number, random: Random): number =>
  options.length === 0 || options.includes(honest)
    ? honest
    : (options[drawInteger(random, options.length)] as number);

function likeliest(question: ModelQuestion, popularity: Float64Array, standing: Float64Array): number {
  const probability = new Float64Array(question.optionKeys.length);
  choiceProbabilities(question, popularity, standing, probability);
  return probability.indexOf(Math.max(...probability));
}

interface RatedFile {
  readonly tendency: readonly {
    readonly key: string;
    readonly options: readonly { readonly key: string; readonly desirability: number | null }[];
  }[];
}

/** By question, the options that the readers of this version rated highest. */
function bestSounding({ design, models }: Questionnaire): ReadonlyMap<ModelQuestion, readonly number[]> {
  const name = design.version === '1' ? 'tendency' : `tendency-${design.version}`;
  const file = new URL(import.meta.resolve(`@fourfold/measurement/data/${name}.json`));
  const { tendency }: RatedFile = JSON.parse(readFileSync(file, 'utf8'));
  const rated = new Map(
    tendency.map(({ key, options }) => [key, new Map(options.map((one) => [one.key, one.desirability]))]),
  );
  return new Map(
    models.behaviour.questions.map((question) => {
      const ratings = question.optionKeys.map((key) => rated.get(question.key)?.get(key) ?? 0);
      const best = Math.max(...ratings);
      return [question, [...ratings.keys()].filter((option) => ratings[option] === best)];
    }),
  );
}
