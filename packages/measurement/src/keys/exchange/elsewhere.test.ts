import { describe, expect, it } from 'vitest';
import { factorise, multiplyLower } from '../../linear-algebra/index.ts';
import type { Choices, Model } from '../../questionnaire/model.ts';
import { createRandom, drawNormal, type Random } from '../../random.ts';
import { pickFrom } from '../../testing/pick-from.ts';
import { toyQuestionnaire } from '../../testing/toy-questionnaire.ts';
import { POPULARITY } from '../key-uncertainty.ts';
import { LOADING_REACH, learnKeys } from '../learning/learn-keys.ts';
import { layOut, readParameters } from '../learning/parameters.ts';
import { REACH, readSums } from './read-sums.ts';
import { type AnswerSums, sumAnswers } from './sum-answers.ts';

const toyQuestions = toyQuestionnaire();
const toy = toyQuestions.models.behaviour;
const turns = { frozen: 10, settling: 40, counting: 160 };

function answer(world: Model, companies: number, people: number, random: Random): Choices[][] {
  const factor = Float64Array.from(world.prior.covariance);
  factorise(factor, world.size);
  const draw = (variance: number) => {
    const x = Float64Array.from({ length: world.size }, () => Math.sqrt(variance) * drawNormal(random));
    multiplyLower(factor, world.size, x);
    return x;
  };
  return Array.from({ length: companies }, () => {
    const home = draw(0.2);
    return Array.from({ length: people }, () =>
      pickFrom(
        world,
        draw(0.8).map((value, k) => value + (home[k] as number)),
        random,
      ),
    );
  });
}

const sumsOf = (groups: Choices[][]): AnswerSums =>
  sumAnswers(
    toyQuestions,
    groups.map((group) =>
      group.map((behaviour) => ({
        behaviour,
        perception: new Int16Array(toyQuestions.models.perception.questions.length).fill(-1),
      })),
    ),
  );

const centred = (values: Float64Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

/** Root mean square of what the popularities are off by, or of themselves. */
function off(model: Model, world: Model): number {
  let [sum, count] = [0, 0];
  for (const { firstOption, optionKeys } of toy.questions) {
    const of = ({ popularity }: Model) =>
      centred(popularity.slice(firstOption, firstOption + optionKeys.length));
    const [found, truth] = [of(model), of(world)];
    for (const [option, value] of truth.entries()) {
      sum += ((found[option] as number) - value) ** 2;
      count++;
    }
  }
  return Math.sqrt(sum / count);
}

describe('sums of another installation', () => {
  const random = createRandom('elsewhere');
  const world = { ...toy, popularity: toy.popularity.map(() => 0.5 * drawNormal(random)) };
  const own = answer(world, 2, 30, random);
  const theirs = sumsOf(answer(world, 30, 40, random));
  const learn = (received: readonly AnswerSums[]) =>
    learnKeys(
      toy,
      { groups: own, received: received.map((sums) => readSums(toy, sums)) },
      { version: 'toy.x', seed: 'x', turns },
    );

  it('teach how popular options are beside few people of one’s own', () => {
    const alone = off(learn([]).model, world);
    const together = off(learn([theirs]).model, world);
    expect(together).toBeLessThan(0.75 * alone);
  });

  it.each(['behaviour', 'perception'] as const)(
    'that are hostile push no popularity or loading of a %s beyond what was thought possible',
    (kind) => {
      const model = toyQuestions.models[kind];
      const everyone = (option: number) => (option % 4 === 0 ? 10_000_000 : 0);
      const hostile: AnswerSums = {
        people: 10_000_000,
        companies: 1_000_000,
        behaviour: theirs.behaviour.map((_, option) => everyone(option)),
        perception: theirs.perception.map((_, option) => everyone(option)),
      };
      const received = readSums(model, hostile);
      expect(received).toMatchObject({ people: 2000, companies: 400 });
      for (const { utilities } of received.questions)
        for (const value of centred(utilities)) expect(Math.abs(value)).toBeLessThan(1.001 * REACH);

      const groups = answer(model, 2, 30, random);
      const task = { version: 'toy.h', seed: 'h', turns };
      const pushed = learnKeys(model, { groups, received: [received] }, task).model;
      for (const { firstOption, optionKeys } of model.questions) {
        const popularity = centred(pushed.popularity.slice(firstOption, firstOption + optionKeys.length));
        for (const value of popularity) expect(Math.abs(value)).toBeLessThan(1.1 * REACH);
      }
      const layout = layOut(model);
      for (const [at, value] of readParameters(model, pushed).entries()) {
        const authored = layout.authored[at] as number;
        if (layout.measureOf[at] === POPULARITY) continue;
        expect(Math.abs(value / authored - 1)).toBeLessThan(1.001 * LOADING_REACH);
      }
    },
  );

  it('say nothing of a question that nobody answered', () => {
    const silent = { ...theirs, behaviour: theirs.behaviour.map(() => 0) };
    for (const { utilities, precision } of readSums(toy, silent).questions) {
      expect([...utilities, ...precision].every((value) => value === 0)).toBe(true);
    }
  });

  it('are rounded to fives, people too', () => {
    for (const count of [theirs.people, ...theirs.behaviour, ...theirs.perception]) expect(count % 5).toBe(0);
  });
});
