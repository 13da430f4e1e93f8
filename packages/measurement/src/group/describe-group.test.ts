import { describe, expect, it } from 'vitest';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { createStatistics } from './create-statistics.ts';
import { departmentSpread } from './department-spread.ts';
import { describeGroup } from './describe-group.ts';
import { compileGroups } from './group-engine.ts';
import { membersSpread } from './members-spread.ts';
import { profileGroup } from './profile-group.ts';
import { shareOutOfBalance } from './share-out-of-balance.ts';

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
    for (const { score, low, high, share } of measures) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(200);
      expect(low).toBeLessThan(high);
      expect(share.below + share.above).toBeLessThan(1);
    }
  });

  it('is refused for nobody and for statistics of another model', () => {
    expect(() => describeGroup(engine, keys, createStatistics(engine))).toThrow('group too small');
    const { statistics } = sampleGroup(engine, 3, 'elsewhere');
    expect(() => describeGroup(engine, keys, { ...statistics, version: 'other' })).toThrow(
      'version mismatch',
    );
  });

  it('finds about the share of people that is truly out of balance', () => {
    const { statistics, standings } = sampleGroup(engine, 200, 'shares');
    const picture = describeGroup(engine, keys, statistics);
    const { measures } = profileGroup(models.behaviour, picture.behaviour);
    let off = 0;
    for (const [index, { share }] of measures.entries()) {
      const below = standings.filter(({ behaviour }) => (behaviour[index] as number) < -0.5).length / 200;
      off += Math.abs(share.below - below) / 84;
    }
    expect(off).toBeLessThan(0.05);
  });
});

describe('how much members differ', () => {
  it('is the prior belief for one person and close to the truth for many', () => {
    const one = sampleGroup(engine, 1, 'one').statistics;
    expect([...membersSpread(engine.spread.behaviour, one.behaviour, 1)]).toEqual(Array(84).fill(0.8));
    const twice = sampleGroup(engine, 600, 'spread').statistics;
    const found = membersSpread(engine.spread.behaviour, twice.behaviour, 600);
    expect(found.reduce((sum, value) => sum + value, 0) / 84).toBeCloseTo(0.8, 1);
  });

  it('stays within half and twice of the belief when everybody answers the same', () => {
    const { statistics } = sampleGroup(engine, 1, 'same');
    const same = createStatistics(engine);
    for (let person = 0; person < 500; person++) {
      for (const [at, value] of statistics.values.entries())
        same.values[at] = (same.values[at] as number) + value;
    }
    for (const value of membersSpread(engine.spread.behaviour, same.behaviour, 500)) expect(value).toBe(0.4);
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
  it('is the spread of their means, weighted by people, and zero for a single one', () => {
    const at = (people: number, value: number) => ({
      people,
      mean: Float64Array.of(value),
      covariance: Float64Array.of(0.1),
      counts: new Float64Array(0),
      steps: 1,
    });
    expect(departmentSpread(1, [at(10, 0.3)])[0]).toBe(0);
    expect(departmentSpread(1, [at(30, 0), at(10, 0.4)])[0]).toBeCloseTo(Math.sqrt(0.03), 10);
  });
});
