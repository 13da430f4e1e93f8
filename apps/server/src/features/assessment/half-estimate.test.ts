import { describe, expect, it } from 'vitest';
import { HalvesRoom, packHalf } from './half-estimate.ts';

const person = (size: number) => ({
  theta: Float64Array.from({ length: size }, (_, at) => (at - 40) / 7),
  se: Float64Array.from({ length: size }, (_, at) => 0.3 + at / 1000),
  skewness: Float64Array.from({ length: size }, () => 0.4),
});

/** PostgreSQL breaks a line after every 76 characters. */
const asSent = (half: Buffer) => half.toString('base64').replace(/.{76}/g, '$&\n');

describe('a half of scores, as it is stored', () => {
  it('comes back with its errors, in the numbers’ own four bytes', () => {
    const room = new HalvesRoom();
    const made = person(84);
    // More people than one piece of memory holds: the ones before stay what they were.
    const halves = Array.from({ length: 1000 }, () => room.unpack(asSent(packHalf(made))));
    for (const { theta, errors } of [halves[0], halves[500], halves[999]].map(
      (half) => half ?? room.unpack(''),
    )) {
      expect([...theta]).toEqual([...Float32Array.from(made.theta)]);
      expect([...errors]).toEqual([...Float32Array.from(made.se, (se) => Math.hypot(se, 0.4))]);
    }
  });

  it('is nothing where nothing is kept', () => {
    expect(packHalf(null)).toHaveLength(0);
    expect(new HalvesRoom().unpack('').theta).toHaveLength(0);
  });

  it('has the largest byte first, as PostgreSQL sends a real', () => {
    const one = { theta: Float64Array.of(1), se: Float64Array.of(0), skewness: Float64Array.of(0) };
    expect(packHalf(one).toString('hex')).toBe('3f80000000000000');
  });
});
