import { describe, expect, it } from 'vitest';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose } from '../simulation/choose.ts';
import { drawStanding, type Standing } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { addPerson } from './add-people.ts';
import { createStatistics } from './create-statistics.ts';
import { departmentSpread } from './department-spread.ts';
import { describeGroup } from './describe-group.ts';
import { compileGroups } from './group-engine.ts';
import { membersSpread } from './members-spread.ts';
import { profileGroup } from './profile-group.ts';
import { countOutOfBalance, shareOutOfBalance } from './share-out-of-balance.ts';

const engine = compileGroups(loadQuestionnaire());
const { models } = engine.questionnaire;
const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };

describe('the picture of a group', () => {
  it('is defined for a single person', () => {
    const { statistics } = sampleGroup(engine, 1, 'alone');
    const picture = describeGroup(engine, keys, statistics);
    const { measures, groups } = profileGroup(models.behaviour, picture.behaviour);
    expect(measures).toHaveLength(84);
    expect(groups).toHaveLength(14);
    for (const [index, { score, low, high }] of measures.entries()) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(200);
      expect(low).toBeLessThan(high);
      const below = countOutOfBalance(picture.behaviour, index, -1);
      const above = countOutOfBalance(picture.behaviour, index, 1);
      expect(below.share + above.share).toBeLessThan(1);
      expect(below.most).toBeLessThanOrEqual(1);
    }
  });

  it('is refused for nobody and for statistics of another model', () => {
    expect(() => describeGroup(engine, keys, createStatistics(engine))).toThrow('group too small');
    const { statistics } = sampleGroup(engine, 3, 'elsewhere');
    expect(() => describeGroup(engine, keys, { ...statistics, version: 'other' })).toThrow(
      'version mismatch',
    );
  });

  it('finds about the share of people that is truly out of balance, and a range that holds it', () => {
    const { statistics, standings } = sampleGroup(engine, 200, 'shares');
    const picture = describeGroup(engine, keys, statistics);
    let off = 0;
    let held = 0;
    for (const index of models.behaviour.measures.keys()) {
      const found = countOutOfBalance(picture.behaviour, index, -1);
      const below = standings.filter(({ behaviour }) => (behaviour[index] as number) < -0.5).length / 200;
      off += Math.abs(found.share - below) / 84;
      if (200 * below >= found.fewest && 200 * below <= found.most) held += 1;
    }
    expect(off).toBeLessThan(0.07);
    expect(held).toBeGreaterThan(0.93 * 84);
  });
});

describe('how much members differ', () => {
  const spreadOf = (people: number, seed: string, change?: (standing: Standing) => void) => {
    const { statistics } = sampleGroup(engine, people, seed, change);
    return membersSpread(engine.spread.behaviour, statistics.behaviour, people);
  };
  const average = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / 84;

  it('is the prior belief for one person and close to the truth for many', () => {
    expect([...spreadOf(1, 'one').values]).toEqual(Array(84).fill(0.8));
    expect(Math.abs(average(spreadOf(600, 'spread').values) - 0.8)).toBeLessThan(0.1);
  });

  it('follows thirty people who hardly differ, or differ by more than usual', () => {
    const stretch = (by: number) => (standing: Standing) => {
      for (const [at, value] of standing.behaviour.entries()) standing.behaviour[at] = by * value;
    };
    expect(average(spreadOf(30, 'alike', stretch(0.4)).values)).toBeLessThan(0.4);
    expect(average(spreadOf(30, 'unlike', stretch(1.5)).values)).toBeGreaterThan(1.2);
  });

  it('is almost nothing when everyone answers the same', () => {
    const { statistics } = sampleGroup(engine, 1, 'same');
    const same = createStatistics(engine);
    for (let person = 0; person < 500; person++) {
      for (const [at, value] of statistics.values.entries())
        same.values[at] = (same.values[at] as number) + value;
    }
    for (const value of membersSpread(engine.spread.behaviour, same.behaviour, 500).values)
      expect(value).toBeLessThan(0.1);
  });
});

describe('the share out of balance', () => {
  it('is symmetric, bounded, and grows with the distance', () => {
    expect(shareOutOfBalance(0, 0.8).below).toBeCloseTo(shareOutOfBalance(0, 0.8).above, 10);
    expect(shareOutOfBalance(0, 0.8).below).toBeCloseTo(0.288, 3);
    let before = 0;
    for (let mean = -3; mean <= 3; mean += 0.25) {
      const { above, below } = shareOutOfBalance(mean, 0.8);
      expect(above).toBeGreaterThanOrEqual(before);
      expect(above + below).toBeLessThanOrEqual(1);
      before = above;
    }
  });
});

describe('how much departments differ', () => {
  const departments = (apart: number) =>
    Array.from({ length: 4 }, (_, department) => {
      const random = createRandom(`departments ${department}`);
      const truth = createTruth(createWorld(engine.questionnaire));
      const statistics = createStatistics(engine);
      for (let person = 0; person < 25; person++) {
        const standing = drawStanding(truth, 0.8, random);
        for (const [at, value] of standing.behaviour.entries())
          standing.behaviour[at] = value + (department % 2 === 0 ? apart : -apart);
        addPerson(engine, statistics, choose(truth.world, standing, random));
      }
      return statistics;
    });
  const average = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / 84;

  it('is nearly nothing where people were drawn by lot, and seen where departments stand apart', () => {
    expect(average(departmentSpread(engine.spread.behaviour, 'behaviour', departments(0)))).toBeLessThan(
      0.12,
    );
    expect(average(departmentSpread(engine.spread.behaviour, 'behaviour', departments(0.6)))).toBeGreaterThan(
      0.4,
    );
  });

  it('is nothing for a single one', () => {
    const [first] = departments(0.6);
    if (first === undefined) throw new Error('There are four departments.');
    expect([...departmentSpread(engine.spread.behaviour, 'behaviour', [first])]).toEqual(Array(84).fill(0));
  });
});
