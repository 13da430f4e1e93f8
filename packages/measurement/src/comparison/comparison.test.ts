import { describe, expect, it } from 'vitest';
import { addPerson } from '../group/add-people.ts';
import { createStatistics } from '../group/create-statistics.ts';
import { compileGroups } from '../group/group-engine.ts';
import type { GroupStatistics } from '../group/group-statistics.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose, type Picks } from '../simulation/choose.ts';
import { drawStanding, type Standing } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { compareDepartments } from './compare-departments.ts';
import { compareRounds } from './compare-rounds.ts';
import { pageLimit } from './contrast.ts';
import { addMatched, createMatched } from './matched-people.ts';

const engine = compileGroups(loadQuestionnaire());
const truth = createTruth(createWorld(engine.questionnaire));
const { groups } = engine.questionnaire.models.behaviour;

/** Everyone's answers, where everyone may be moved in the first competency. */
const answer = (people: readonly Standing[], seed: string, by = 0): Picks[] => {
  const random = createRandom(`answers ${seed}`);
  return people.map((standing) => {
    const behaviour = Float64Array.from(standing.behaviour);
    for (const member of groups[0]?.members ?? []) behaviour[member] = (behaviour[member] as number) + by;
    return choose(truth.world, { ...standing, behaviour }, random);
  });
};
const draw = (people: number, seed: string): Standing[] => {
  const random = createRandom(`people ${seed}`);
  return Array.from({ length: people }, () => drawStanding(truth, 0.8, random));
};
const collect = (answers: readonly Picks[]): GroupStatistics => {
  const statistics = createStatistics(engine);
  for (const picks of answers) addPerson(engine, statistics, picks);
  return statistics;
};
const pair = (then: readonly Picks[], now: readonly Picks[]) => {
  const matched = createMatched(engine);
  for (const [at, picks] of then.entries()) addMatched(engine, matched, picks, now[at] as Picks);
  return matched;
};

describe('two rounds of a company', () => {
  const people = draw(120, 'staff');
  const then = answer(people, 'then');

  it('have not changed where the same people answer again', () => {
    const now = answer(people, 'now');
    const changes = compareRounds(engine, collect(then), collect(now), pair(then, now));
    for (const { differs, difference, margin } of [...changes.behaviour, ...changes.perception]) {
      expect(differs).toBe(false);
      expect(Math.abs(difference)).toBeLessThan(2 * margin);
    }
  });

  it('have where everyone moved in one competency, and in that one alone', () => {
    const now = answer(people, 'now', 0.4);
    const { behaviour, perception } = compareRounds(engine, collect(then), collect(now), pair(then, now));
    expect(behaviour.map(({ differs }) => differs)).toEqual(behaviour.map((_, at) => at === 0));
    expect(perception.some(({ differs }) => differs)).toBe(false);
    expect(behaviour[0]?.difference).toBeGreaterThan(0.2);
    expect(behaviour[0]?.difference).toBeLessThan(0.6);
  });

  it('are known better from the same people than from others, and better the more is known of who is the same', () => {
    const now = answer(people, 'now');
    const margin = (matched: Parameters<typeof compareRounds>[3]) =>
      compareRounds(engine, collect(then), collect(now), matched).behaviour.reduce(
        (sum, finding) => sum + finding.margin,
        0,
      );
    expect(margin(pair(then, now))).toBeLessThan(margin({ people: 120 }));
    expect(margin({ people: 120 })).toBeLessThan(margin({ people: 0 }));
  });

  it('can be compared from one person on', () => {
    const [one, other] = [answer(draw(1, 'a'), 'a'), answer(draw(1, 'b'), 'b')];
    for (const { margin, differs } of compareRounds(engine, collect(one), collect(other), { people: 0 })
      .behaviour) {
      expect(margin).toBeGreaterThan(0.5);
      expect(differs).toBe(false);
    }
  });
});

describe('departments of a company', () => {
  const made = (by: number) => {
    const answers = [0, 1, 2, 3].map((at) => answer(draw(25, `d${at}`), `d${at}`, at === 0 ? by : 0));
    return compareDepartments(engine, 'behaviour', collect(answers.flat()), answers.map(collect));
  };

  it('do not differ where people were drawn by lot', () => {
    const { comparisons, findings } = made(0);
    expect(comparisons).toBe(56);
    expect(findings.flat().some(({ differs }) => differs)).toBe(false);
  });

  it('differ where one was moved, without making the others seem to', () => {
    const { findings } = made(1.2);
    expect(findings[0]?.[0]?.differs).toBe(true);
    expect(findings.flat().filter(({ differs }) => differs)).toHaveLength(1);
    // From everyone, of whom they are a quarter.
    expect(findings[0]?.[0]?.difference).toBeGreaterThan(0.5);
    expect(findings[1]?.[0]?.difference).toBeLessThan(0);
  });

  it('are not compared with a whole that they are', () => {
    const alone = collect(answer(draw(10, 'alone'), 'alone'));
    const { comparisons, findings } = compareDepartments(engine, 'behaviour', alone, [alone]);
    expect(comparisons).toBe(0);
    expect(findings).toEqual([[]]);
  });
});

describe('the limit of a page', () => {
  it('is further out the more is compared and the fewer people there are', () => {
    const limit = (comparisons: number, degrees: number) =>
      pageLimit({ comparisons, falsePages: 0.08 }, degrees);
    expect(limit(28, 500)).toBeGreaterThan(2.8);
    expect(limit(168, 500)).toBeGreaterThan(limit(28, 500));
    expect(limit(28, 12)).toBeGreaterThan(limit(28, 500));
  });
});
