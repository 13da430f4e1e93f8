import { describe, expect, it } from 'vitest';
import { HalvesRoom, packHalf } from './half-estimate.ts';

const person = (size: number) => ({
  theta: Float64Array.from({ length: size }, (_, at) => (at - 40) / 7),
  se: Float64Array.from({ length: size }, (_, at) => 0.3 + at / 1000),
  skewness: Float64Array.from({ length: size }, () => 0.4),
  // Each for itself: the mean of two has half of their variance, and the whole of the lean that they share.
  covariance: Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 0.5 : 0)),
});
const model = { groups: [{ key: 'pair', members: [0, 1] }] };

/** PostgreSQL breaks a line after every 76 characters. */
const asSent = (half: Buffer) => half.toString('base64').replace(/.{76}/g, '$&\n');

describe('a half of scores, as it is stored', () => {
  it('comes back with its errors, in the numbers’ own four bytes', () => {
    const room = new HalvesRoom();
    const made = person(84);
    // More people than one piece of memory holds: the ones before stay what they were.
    const halves = Array.from({ length: 1000 }, () => room.unpack(asSent(packHalf(made, model)), 84));
    for (const { theta, errors, groupErrors } of [halves[0], halves[500], halves[999]].map(
      (half) => half ?? room.unpack('', 84),
    )) {
      expect([...theta]).toEqual([...Float32Array.from(made.theta)]);
      expect([...errors]).toEqual([...Float32Array.from(made.se, (se) => Math.hypot(se, 0.4))]);
      expect([...groupErrors]).toEqual([...Float32Array.of(Math.sqrt(0.25 + 0.4 ** 2))]);
    }
  });

  it('has no errors of groups where it was stored before they were kept', () => {
    const { theta, errors, groupErrors } = new HalvesRoom().unpack(
      asSent(packHalf(person(84), { groups: [] })),
      84,
    );
    expect([theta.length, errors.length, groupErrors.length]).toEqual([84, 84, 0]);
  });

  it('is nothing where nothing is kept', () => {
    expect(packHalf(null, model)).toHaveLength(0);
    expect(new HalvesRoom().unpack('', 84).theta).toHaveLength(0);
  });

  it('has the largest byte first, as PostgreSQL sends a real', () => {
    const none = Float64Array.of(0);
    const one = { theta: Float64Array.of(1), se: none, skewness: none, covariance: none };
    expect(packHalf(one, { groups: [] }).toString('hex')).toBe('3f80000000000000');
  });
});
