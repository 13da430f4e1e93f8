/**
 * Randomness as an argument: a small seeded generator (sfc32).
 *
 * The package never draws by itself; the caller that wants randomness passes a
 * `Random` in, so that every result can be had again from its seed. Not for
 * secrets: anybody who sees a few outputs can foretell the rest.
 *
 * Example: `shuffle(['a', 'b', 'c'], createRandom('response 17'))` gives the
 * same order today and in ten years.
 */
export type Random = () => number;

export function createRandom(seed: number | string): Random {
  let [a, b, c, counter] = spread(String(seed));
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first outputs still resemble the seed.
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A whole number from 0 to below `below`. */
export function drawInteger(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** A standard normal value (Box and Muller; the second of the pair is not kept, so draws stay independent of history). */
export function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** A new array in random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = drawInteger(random, last + 1);
    const kept = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = kept;
  }
  return shuffled;
}

/** Four 32-bit words from a text (MurmurHash3's mixing, four lanes). */
function spread(text: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < text.length; i++) {
    const lane = (i & 3) as 0 | 1 | 2 | 3;
    lanes[lane] = Math.imul(lanes[lane] ^ text.charCodeAt(i), 0x85ebca6b);
    lanes[lane] = (lanes[lane] << 13) | (lanes[lane] >>> 19);
    lanes[((lane + 1) & 3) as 0 | 1 | 2 | 3] ^= lanes[lane];
  }
  return lanes.map((lane) => {
    let mixed = Math.imul(lane ^ (lane >>> 16) ^ text.length, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  }) as [number, number, number, number];
}
