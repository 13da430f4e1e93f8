import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { NOT_ANSWERED } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { Picks } from '../simulation/choose.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { addPerson, addStatistics, removePerson, subtractStatistics } from './add-people.ts';
import { createStatistics } from './create-statistics.ts';
import { decodeStatistics, encodeStatistics } from './encode-statistics.ts';
import { compileGroups } from './group-engine.ts';
import { peopleIn } from './group-statistics.ts';

const engine = compileGroups(loadQuestionnaire());
const { models } = engine.questionnaire;

const half = (kind: MeasureKind) =>
  fc
    .array(fc.integer({ min: -1, max: 3 }), {
      minLength: models[kind].questions.length,
      maxLength: models[kind].questions.length,
    })
    .map((options) =>
      Int16Array.from(models[kind].questions, ({ firstOption }, index) =>
        options[index] === -1 ? NOT_ANSWERED : firstOption + (options[index] as number),
      ),
    );
const person: fc.Arbitrary<Picks> = fc.record({
  behaviour: half('behaviour'),
  perception: half('perception'),
});
const people = fc.array(person, { minLength: 1, maxLength: 6 });

const collect = (members: readonly Picks[]) => {
  const statistics = createStatistics(engine);
  for (const member of members) addPerson(engine, statistics, member);
  return statistics;
};

describe('the statistics of a group', () => {
  it('are as they were after people were added and removed in any order', () => {
    fc.assert(
      fc.property(people, people, fc.infiniteStream(fc.nat()), (members, passing, picks) => {
        const statistics = collect(members);
        const before = Float64Array.from(statistics.values);
        for (const visitor of passing) addPerson(engine, statistics, visitor);
        const leaving = [...passing];
        while (leaving.length > 0) {
          const at = (picks.next().value as number) % leaving.length;
          removePerson(engine, statistics, leaving.splice(at, 1)[0] as Picks);
        }
        expect(statistics.values).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('do not depend on who came first', () => {
    fc.assert(
      fc.property(people, (members) => {
        expect(collect(members.toReversed()).values).toEqual(collect(members).values);
      }),
      { numRuns: 25 },
    );
  });

  it('add and subtract as whole groups', () => {
    fc.assert(
      fc.property(people, people, (some, others) => {
        const company = collect([...some, ...others]);
        const joined = collect(some);
        addStatistics(joined, collect(others));
        expect(joined.values).toEqual(company.values);
        subtractStatistics(company, collect(others));
        expect(company.values).toEqual(collect(some).values);
      }),
      { numRuns: 25 },
    );
  });

  it('come back from bytes as they were, large and negative numbers included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), { maxLength: 50 }), (numbers) => {
        const statistics = createStatistics(engine);
        statistics.values.set(numbers);
        expect(decodeStatistics(engine, encodeStatistics(statistics)).values).toEqual(statistics.values);
      }),
    );
  });

  it('are whole numbers that say how many there are', () => {
    const [member] = fc.sample(person, { numRuns: 1, seed: 3 }) as [Picks];
    const statistics = collect([member, member, member]);
    expect(peopleIn(statistics)).toBe(3);
    expect(statistics.values.every(Number.isInteger)).toBe(true);
    expect(encodeStatistics(statistics).length).toBeLessThan(30_000);
  });

  it('refuse answers of another questionnaire and leave everything as it was', () => {
    const statistics = createStatistics(engine);
    const toy = compileGroups(toyQuestionnaire());
    const wrong = { behaviour: new Int16Array(64), perception: new Int16Array(3) };
    expect(() => addPerson(engine, statistics, wrong)).toThrow('wrong size');
    expect(() => addStatistics(statistics, createStatistics(toy))).toThrow('version mismatch');
    expect(() => decodeStatistics(engine, new Uint8Array(10))).toThrow('wrong size');
    expect(statistics.values.every((value) => value === 0)).toBe(true);
  });
});
