import { describe, expect, it } from 'vitest';
import { normalCdf } from '../probability/normal.ts';
import { createRandom, drawNormal } from '../random.ts';
import { type Placed, placeAmong, spreadsAmong, withOneMore } from './place-among.ts';

const spread = 5;

/** Companies whose true scores are known; errors differ by a third either way. */
function world(companies: number, ratio: number, random: () => number) {
  return Array.from({ length: companies }, () => {
    const truth = spread * drawNormal(random);
    const error = ratio * spread * (0.7 + 0.6 * random());
    return { truth, score: 100 + truth + error * drawNormal(random), error };
  });
}

type Tally = [held: number, of: number];

const share = ([held, of]: Tally): number => held / of;

function count(tally: Tally, holds: boolean): void {
  tally[0] += holds ? 1 : 0;
  tally[1]++;
}

/** How often the range holds the truth, and how wide it is beside one for which mean and spread are known. */
function simulate(companies: number, ratio: number) {
  const random = createRandom(`${companies} companies, errors of ${ratio} spreads`);
  const all: Tally = [0, 0];
  const measuredFarOut: Tally = [0, 0];
  const farOut: Tally = [0, 0];
  const knownFarOut: Tally = [0, 0];
  const amongThese: Tally = [0, 0];
  let [width, needed] = [0, 0];
  for (let left = 3000; left > 0; left -= companies) {
    const made = world(companies, ratio, random);
    const spreads = spreadsAmong(made);
    for (const one of made) {
      const { low, high } = placeAmong(spreads, one);
      const whole = Math.hypot(spread, one.error);
      const at = (spread * (one.score - 100)) / whole ** 2;
      const margin = (1.96 * one.error) / whole;
      width += high - low;
      needed += normalCdf(at + margin) - normalCdf(at - margin);
      const place = normalCdf(one.truth / spread);
      const holds = place >= low && place <= high;
      count(all, holds);
      if (Math.abs(one.score - 100) > whole) count(measuredFarOut, holds);
      if (Math.abs(one.truth) > spread) {
        count(farOut, holds);
        count(knownFarOut, Math.abs(one.truth / spread - at) <= margin);
      }
      // A share of so few moves in steps.
      const lower = made.filter(({ truth }) => truth < one.truth).length / (companies - 1);
      const half = 0.5 / (companies - 1);
      count(amongThese, lower >= low - half && lower <= high + half);
    }
  }
  return {
    all: share(all),
    measuredFarOut: share(measuredFarOut),
    farOut: share(farOut),
    knownFarOut: share(knownFarOut),
    amongThese: share(amongThese),
    wider: width / needed,
  };
}

const alike = (companies: number): Placed[] =>
  Array.from({ length: companies }, (_, at) => ({ score: 100 + (at % 3) / 10, error: 3 }));

describe('a place among companies', () => {
  for (const companies of [20, 60]) {
    for (const ratio of [0.2, 0.5, 1, 2, 3]) {
      it(`is where the range says in 95%, among ${companies} with errors of ${ratio} spreads`, () => {
        const found = simulate(companies, ratio);
        for (const held of [found.all, found.measuredFarOut]) {
          expect(held).toBeGreaterThanOrEqual(0.93);
          expect(held).toBeLessThanOrEqual(0.97);
        }
        // Any posterior takes companies truly far out for less far out, the more the larger the error is.
        expect(found.farOut).toBeGreaterThan(found.knownFarOut - 0.04);
        expect(found.amongThese).toBeGreaterThanOrEqual(0.93);
        // With small errors it is mean and spread of so few that make it wide.
        const allowed = ratio >= 1 ? 1.12 : ratio === 0.5 ? 1.2 : companies === 20 ? 1.7 : 1.3;
        expect(found.wider).toBeLessThan(allowed);
      });
    }
  }

  it('is in the middle and anywhere where companies are alike', () => {
    const { share, low, high } = placeAmong(spreadsAmong(alike(21)), { score: 100.2, error: 3 });
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.6);
    expect(high - low).toBeGreaterThan(0.9);
  });

  it('is that of the true scores, not of what errors spread', () => {
    const random = createRandom('many');
    const many = world(2000, 1, random);
    const spreads = spreadsAmong(many);
    const mean = spreads.reduce((sum, one) => sum + one.weight * one.spread, 0);
    expect(mean).toBeGreaterThan(4.6);
    expect(mean).toBeLessThan(5.4);
    // Half of ten points is the error's: 5 above the mean is one spread above.
    const { low, high, share } = placeAmong(spreads, { score: 110, error: 5 });
    expect(share).toBeCloseTo(0.84, 1);
    expect(low).toBeCloseTo(normalCdf(1 - 1.96 * Math.SQRT1_2), 1);
    expect(high).toBeCloseTo(normalCdf(1 + 1.96 * Math.SQRT1_2), 1);
  });

  it('is the same whether a company was there at once or came later', () => {
    const made = world(21, 0.7, createRandom('later'));
    const last = made.at(-1) as Placed;
    const later = placeAmong(withOneMore(spreadsAmong(made.slice(0, -1)), last), last);
    const atOnce = placeAmong(spreadsAmong(made), last);
    for (const what of ['share', 'low', 'high'] as const) expect(later[what]).toBeCloseTo(atOnce[what], 2);
  });

  it('needs no errors and no differences', () => {
    for (const score of [100, 101]) {
      const exact = Array.from({ length: 20 }, (_, at) => ({
        score: 100 + (at % 2) * (score - 100),
        error: 0,
      }));
      const { share, low, high } = placeAmong(spreadsAmong(exact), { score, error: 0 });
      expect(low).toBeLessThanOrEqual(share);
      expect(share).toBeLessThanOrEqual(high);
      expect(high).toBeLessThan(1);
    }
  });
});
