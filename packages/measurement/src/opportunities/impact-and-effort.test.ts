import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differingOf,
  distanceOf,
  effortOf,
  entrenchedOf,
  impactOf,
  meritOf,
  tiesOf,
  weaknessOf,
} from './impact-and-effort.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const reasons = fc.record({ distance: share, share, ties: share, entrenched: share, differing: share });
const anything = fc.double({ min: -50, max: 50, noNaN: true });

describe('impact and effort', () => {
  it('lie between 0 and 10', () => {
    fc.assert(
      fc.property(reasons, (given) => {
        for (const value of [impactOf(given), effortOf(given)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(10 + 1e-12);
        }
      }),
    );
  });

  it('never fall with the distance from balanced or with the share of people, nor does the merit', () => {
    fc.assert(
      fc.property(reasons, share, share, (given, further, more) => {
        const distance = Math.max(given.distance, further);
        const worse = { ...given, distance, share: Math.max(given.share, more) };
        expect(impactOf(worse)).toBeGreaterThanOrEqual(impactOf(given));
        expect(effortOf(worse)).toBeGreaterThanOrEqual(effortOf(given));
        const merit = (at: typeof given): number => meritOf(impactOf(at), effortOf(at));
        expect(merit(worse)).toBeGreaterThanOrEqual(merit(given) - 1e-12);
      }),
    );
  });

  it('are made of reasons that stay within 0 and 1, whatever is measured', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const made = [distanceOf, weaknessOf, differingOf, entrenchedOf].map((reason) =>
          reason(Math.abs(value)),
        );
        for (const reason of [...made, distanceOf(value), weaknessOf(value), tiesOf(Math.abs(value))]) {
          expect(reason).toBeGreaterThanOrEqual(0);
          expect(reason).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
