import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawByMeasure,
  drawFrom,
  drawMany,
  drawOne,
  standardDraws,
  toNormal,
} from '../probability/normal-draws.ts';
import { createRandom } from '../random.ts';
import { toyQuestionnaire } from '../testing/toy-questionnaire.ts';
import { believePicture } from './belief.ts';
import { type Belief, type Contest, drawnOf, meritsAt } from './contest.ts';
import { isSettled, labelOf } from './label.ts';
import { countTopFive, drawStandings, heldOf, highest, shareAhead, shareHeld } from './top-five.ts';

const toy = toyQuestionnaire().models.behaviour;

describe('the highest values', () => {
  it('are those that sorting finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (values, count) => {
          const found = highest(Float64Array.from(values), count).map((index) => values[index]);
          expect(found).toEqual(values.toSorted((a, b) => b - a).slice(0, count));
        },
      ),
    );
  });

  it('of equals are the earlier', () => {
    expect(highest(Float64Array.of(1, 3, 3, 3), 2)).toEqual([1, 2]);
  });
});

describe('the top five', () => {
  const size = 12;
  const identity = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0));
  const contest: Contest = {
    size,
    kind: 'behaviour',
    perceived: (perception) => perception,
    meritsOf: (index, { behaviour }, count) => drawnOf(behaviour, index, count),
    isOnSide: () => true,
  };
  const draws = (seed: string) => standardDraws(2000, size, createRandom(seed));
  const countDrawn = (ranked: Contest, belief: Belief) => {
    const standard = { behaviour: draws('a'), perception: draws('b') };
    const standings = drawStandings(ranked, belief, standard, 2000);
    const meritsOf = (index: number) => ranked.meritsOf(index, standings, 2000);
    return { ...countTopFive(ranked, standings, 2000), standings, meritsOf };
  };
  const drawn = (mean: Float64Array) => {
    const belief = { behaviour: toNormal(mean, identity) };
    return countDrawn(contest, belief);
  };

  it('have probabilities that sum to five', () => {
    const { probability } = drawn(Float64Array.from({ length: size }, (_, index) => index / 4));
    expect(probability.reduce((sum, p) => sum + p, 0)).toBeCloseTo(5, 8);
  });

  it('are those with the highest merits of each draw, of equals the earlier', () => {
    // Tenths, so that many are equal.
    const ranked: Contest = {
      ...contest,
      meritsOf: (index, { behaviour }, count) =>
        drawnOf(behaviour, index, count).map((value) => Math.round(10 * value) / 10),
    };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (apart) => {
        const mean = Float64Array.from({ length: size }, (_, index) => apart * (index % 5));
        const belief = { behaviour: toNormal(mean, identity) };
        const { probability, best, standings } = countDrawn(ranked, belief);
        const counted = new Float64Array(size);
        for (let draw = 0; draw < 2000; draw++) {
          const drawn = Float64Array.from(
            { length: size },
            (_, index) => drawnOf(standings.behaviour, index, 2000)[draw] as number,
          );
          const merits = meritsAt(ranked, drawn, drawn);
          let sum = 0;
          for (const index of highest(merits, 5)) {
            counted[index] = (counted[index] as number) + 1;
            sum += Math.max(0, merits[index] as number);
          }
          expect(best[draw]).toBeCloseTo(sum, 9);
        }
        for (const [index, count] of counted.entries())
          expect(probability[index]).toBeCloseTo(count / 2000, 9);
      }),
      { numRuns: 10 },
    );
  });

  it('lose nothing by standing further out, and nobody else gains by it', () => {
    const means = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: size, maxLength: size });
    const further = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(means, fc.nat({ max: size - 1 }), further, (mean, moved, by) => {
        const before = drawn(Float64Array.from(mean)).probability;
        const after = drawn(
          Float64Array.from(mean, (value, index) => (index === moved ? value + by : value)),
        ).probability;
        for (const [index, p] of after.entries()) {
          if (index === moved) expect(p).toBeGreaterThanOrEqual((before[index] as number) - 1e-12);
          else expect(p).toBeLessThanOrEqual((before[index] as number) + 1e-12);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('hold as much of the best five’s merit as they are, wherever the group stands', () => {
    const merit = Float64Array.of(9, 8, 7, 6, 5, 4, 3, -2);
    expect(heldOf(merit, [0, 1, 2, 3, 4])).toBe(1);
    expect(heldOf(merit, [2, 3, 4, 5, 6])).toBeCloseTo(25 / 35, 12);
    expect(heldOf(merit, [7])).toBe(0);
    expect(heldOf(new Float64Array(8), [0])).toBe(1);
    const named = (gap: number) => {
      const top = drawn(Float64Array.from({ length: size }, (_, index) => (index < 5 ? 4 + gap : 4)));
      return shareHeld(top, [0, 1, 2, 3, 4].map(top.meritsOf));
    };
    expect(named(6).share).toBeGreaterThan(0.99);
    expect(named(0).share).toBeLessThan(named(1).share);
    expect(named(1).low).toBeLessThan(named(1).share);
    expect(named(1).high).toBeGreaterThan(named(1).share);
  });

  it('do not count where they stand on the other side of the middle', () => {
    const sided = {
      ...contest,
      isOnSide: (_index: number, standing: number) => standing > 0,
    };
    const mean = Float64Array.from({ length: size }, (_, index) => (index === 0 ? 3 : -6));
    const belief = { behaviour: toNormal(mean, identity) };
    const [first = 0, ...others] = countDrawn(sided, belief).probability;
    expect(first).toBeGreaterThan(0.99);
    for (const p of others) expect(p).toBeLessThan(0.01);
  });

  it('are drawn many at a time as they would be one by one', () => {
    const normal = toNormal(
      Float64Array.from({ length: size }, (_, index) => index),
      identity.map((value) => value + 0.3),
    );
    const standard = draws('c');
    const many = drawMany(normal, standard, 11);
    const byMeasure = drawByMeasure(normal, standard, 11);
    const one = new Float64Array(size);
    for (let draw = 0; draw < 11; draw++) {
      drawFrom(normal, standard, draw * size, one);
      expect(many.subarray(draw * size, (draw + 1) * size)).toEqual(one);
      for (const [index, value] of one.entries()) {
        expect(byMeasure[index * 11 + draw]).toBe(value);
        expect(drawOne(normal, standard, 11, index)[draw]).toBe(value);
      }
    }
  });

  it('are anybody when all are alike', () => {
    for (const p of drawn(new Float64Array(size)).probability)
      expect(Math.abs(p - 5 / 12)).toBeLessThan(0.05);
  });

  it('are certain when nothing else comes near', () => {
    const { probability } = drawn(Float64Array.from({ length: size }, (_, index) => (index < 5 ? 50 : 0)));
    expect([...probability.slice(0, 5)].every((p) => p > 0.999)).toBe(true);
  });

  it('say how often one is ahead of another, against the normal distribution', () => {
    // X ~ N(1, 1), Y ~ N(0, 1): P(X > Y) = Phi(1 / sqrt 2) = 0.7602.
    const found = drawn(Float64Array.from({ length: size }, (_, index) => (index === 0 ? 1 : 0)));
    expect(Math.abs(shareAhead(found.meritsOf(0), found.meritsOf(7)) - 0.7602)).toBeLessThan(0.03);
  });

  it('are the same for the same seed', () => {
    const mean = Float64Array.from({ length: size }, (_, index) => Math.sin(index));
    expect(drawn(mean).probability).toEqual(drawn(mean).probability);
  });
});

describe('what is believed of a group', () => {
  const { size } = toy;
  const covariance = Float64Array.of(0.05, 0.01, 0, 0.01, 0.04, 0, 0, 0, 0.06);
  const mean = Float64Array.of(0.6, -0.4, 0.1);
  const picture = (keyCovariance: Float64Array) => ({
    estimate: {
      people: 20,
      mean,
      covariance,
      counts: new Float64Array(),
      steps: 1,
      misfit: 1,
      reach: mean,
      between: 0.2,
    },
    keyCovariance,
    spread: new Float64Array(size),
    spreadErrors: new Float64Array(size),
  });

  it('is the estimate, with the errors of answering and of the keys together', () => {
    const keyed = Float64Array.of(0.02, 0, 0, 0, 0.05, 0, 0, 0, 0.01);
    const belief = believePicture(picture(keyed));
    expect([...belief.mean]).toEqual([...mean]);
    for (let k = 0; k < size; k++) {
      let total = 0;
      for (let column = 0; column <= k; column++) total += (belief.factor[k * size + column] as number) ** 2;
      const at = k * (size + 1);
      expect(total).toBeCloseTo((covariance[at] as number) + (keyed[at] as number), 8);
    }
  });

  it('is the estimate itself where the keys are certain', () => {
    const belief = believePicture(picture(new Float64Array(size * size)));
    const drawnOnce = new Float64Array(size);
    drawFrom(belief, Float64Array.of(1, 0, 0), 0, drawnOnce);
    expect(((drawnOnce[0] as number) - (mean[0] as number)) ** 2).toBeCloseTo(covariance[0] as number, 8);
  });
});

describe('labels', () => {
  it.each([
    [1, 'clear', true],
    [0.8, 'clear', true],
    [0.79, 'likely', false],
    [0.5, 'likely', false],
    [0.49, 'unclear', false],
    [0.1, 'unclear', true],
  ] as const)('%f is %s', (probability, label, settled) => {
    expect(labelOf(probability)).toBe(label);
    expect(isSettled(probability)).toBe(settled);
  });
});
