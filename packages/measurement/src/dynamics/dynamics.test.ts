import { describe, expect, it } from 'vitest';
import { createStatistics } from '../group/create-statistics.ts';
import { compileGroups } from '../group/group-engine.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { estimateDynamics, intervalOf } from './dynamics.ts';
import { compileDynamics } from './dynamics-model.ts';
import { eigen } from './eigen.ts';
import { EXPECTED_CORRELATION, readLinks } from './expected-links.ts';
import { loadLinks } from './load-links.ts';
import { findTies } from './ties.ts';

const engine = compileGroups(loadQuestionnaire());
const model = compileDynamics(engine, loadLinks());

describe('dynamics', () => {
  it('are the expected links alone, and say so, below ten people', () => {
    const dynamics = estimateDynamics(model, sampleGroup(engine, 9, 'nine').statistics);
    expect(dynamics.basis).toBe('expected');
    expect(dynamics.correlation).toEqual(model.expected);
    expect(intervalOf(dynamics, 0)).toBeNull();
  });

  it('are 7,056 correlations with intervals from ten people on', () => {
    const dynamics = estimateDynamics(model, sampleGroup(engine, 10, 'ten').statistics);
    expect(dynamics.basis).toBe('observed');
    expect(dynamics.correlation).toHaveLength(7056);
    for (const [at, value] of dynamics.correlation.entries()) {
      const { low, high } = intervalOf(dynamics, at) ?? { low: Number.NaN, high: Number.NaN };
      expect(low).toBeGreaterThanOrEqual(-1);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });

  it('are finite when everyone gave the same answers', () => {
    const { statistics } = sampleGroup(engine, 1, 'same');
    const same = createStatistics(engine);
    for (const [at, value] of statistics.values.entries()) same.values[at] = 50 * value;
    expect(estimateDynamics(model, same).correlation.every(Number.isFinite)).toBe(true);
  });

  it('are the same for a group and for the same group ten times over, only surer', () => {
    const { statistics } = sampleGroup(engine, 40, 'tenfold');
    const tenfold = createStatistics(engine);
    for (const [at, value] of statistics.values.entries()) tenfold.values[at] = 10 * value;
    const [one, ten] = [estimateDynamics(model, statistics), estimateDynamics(model, tenfold)];
    expect(ten.error?.[100]).toBeLessThan(one.error?.[100] as number);
  });

  it('find a strong link that nobody expected, and no other', () => {
    // One perception that follows one behaviour of everyone, planted in the sums themselves.
    const { statistics } = sampleGroup(engine, 2000, 'planted', (standing) => {
      standing.perception[60] = 1.2 * (standing.behaviour[10] as number);
    });
    const ties = findTies(model, estimateDynamics(model, statistics));
    expect(model.expected[10 * 84 + 60]).toBe(0);
    expect(ties.ofPerception[60]?.[0]?.behaviour).toBe(10);
    expect(ties.ofBehaviour[10]?.some(({ perception }) => perception === 60)).toBe(true);
    for (const own of ties.ofBehaviour) expect(own.length).toBeLessThanOrEqual(12);
  }, 60_000);
});

describe('expected links', () => {
  it('stand for every behaviour, three to eight of them', () => {
    for (let row = 0; row < 84; row++) {
      const count = model.expected.subarray(row * 84, (row + 1) * 84).filter((value) => value !== 0).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(8);
    }
    expect(Math.max(...model.expected)).toBe(EXPECTED_CORRELATION);
  });

  it('to something that is no measure are refused', () => {
    expect(() => readLinks(engine.questionnaire, { delegation: ['free_lunch'] })).toThrow('unknown measure');
    expect(() => readLinks(engine.questionnaire, { juggling: ['fair_pay'] })).toThrow('unknown measure');
  });
});

describe('the principal directions', () => {
  it('lead there and back, and make prior and errors diagonal', () => {
    const { into, back, reliability, size } = model.directions.behaviour;
    const { errors } = engine.quick.behaviour;
    const entry = (left: Float64Array, middle: Float64Array | null, row: number, column: number): number => {
      let sum = 0;
      for (let k = 0; k < size; k++) {
        for (let l = 0; l < size; l++) {
          const value = middle ? (middle[k * size + l] as number) : 0;
          sum += (left[row * size + k] as number) * value * (into[column * size + l] as number);
        }
      }
      return sum;
    };
    for (const [row, column] of [
      [0, 0],
      [5, 5],
      [3, 40],
    ] as const) {
      const prior = engine.questionnaire.models.behaviour.prior.covariance;
      expect(entry(into, prior, row, column)).toBeCloseTo(row === column ? 1 : 0, 8);
      expect(entry(into, errors, row, column)).toBeCloseTo(
        row === column ? 1 - (reliability[row] as number) : 0,
        8,
      );
      let unit = 0;
      for (let k = 0; k < size; k++)
        unit += (into[row * size + k] as number) * (back[k * size + column] as number);
      expect(unit).toBeCloseTo(row === column ? 1 : 0, 8);
    }
  });
});

describe('eigenvalues', () => {
  it('of [2 1 ; 1 2] are 1 and 3', () => {
    expect([...eigen(Float64Array.of(2, 1, 1, 2), 2).values].sort()).toEqual([
      expect.closeTo(1, 12),
      expect.closeTo(3, 12),
    ]);
  });

  it('of the Hilbert matrix of order 3 are as published', () => {
    const hilbert = Float64Array.from({ length: 9 }, (_, at) => 1 / (Math.floor(at / 3) + (at % 3) + 1));
    const values = [...eigen(hilbert, 3).values].sort((a, b) => a - b);
    expect(values[0]).toBeCloseTo(0.0026873404, 9);
    expect(values[1]).toBeCloseTo(0.1223270659, 9);
    expect(values[2]).toBeCloseTo(1.4083189271, 9);
  });
});
