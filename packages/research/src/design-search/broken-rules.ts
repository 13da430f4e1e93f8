import { type Layout, OPTIONS, type Rules } from './layout.ts';

/**
 * How many times a layout breaks the rules of the design: 0 for one that may be
 * used.
 *
 * Counted so that a move can take its options out and put them back: every
 * `add` and `remove` of a question costs a few look-ups.
 *
 * Rules: four competencies a question; the same two primaries meet at most once; a secondary is
 * none of its question's primaries; every behaviour is primary and secondary at least three times,
 * secondary of both signs; the same primary never carries the same secondary twice.
 */
export interface RuleBook {
  broken(): number;
  add(question: number): void;
  remove(question: number): void;
}

const LEAST = 3;

export function createRuleBook(layout: Layout, { size, groupOf }: Rules): RuleBook {
  const primaries = new Int32Array(size);
  const signs = { plus: new Int32Array(size), minus: new Int32Array(size) };
  const met = new Int32Array(size * size);
  const carried = new Int32Array(size * size);
  let broken = size * (LEAST + LEAST + 2);

  const count = (counts: Int32Array, at: number, by: number): number => {
    counts[at] = (counts[at] as number) + by;
    return counts[at] as number;
  };
  /** Would adding this make, or removing it end, a second occurrence? */
  const isRepeat = (counts: Int32Array, at: number, by: number): boolean =>
    (counts[at] as number) > (by > 0 ? 0 : 1);
  const secondaryShortage = (measure: number): number => {
    const plus = signs.plus[measure] as number;
    const minus = signs.minus[measure] as number;
    return Math.max(0, LEAST - plus - minus) + (plus ? 0 : 1) + (minus ? 0 : 1);
  };

  const change = (question: number, by: 1 | -1): void => {
    const first = question * OPTIONS;
    for (let slot = first; slot < first + OPTIONS; slot++) {
      const primary = layout.primary[slot] as number;
      const secondary = layout.secondary[slot] as number;
      broken -= Math.max(0, LEAST - (primaries[primary] as number));
      broken += Math.max(0, LEAST - count(primaries, primary, by));
      broken -= secondaryShortage(secondary);
      count((layout.sign[slot] as number) > 0 ? signs.plus : signs.minus, secondary, by);
      broken += secondaryShortage(secondary);
      const pair = primary * size + secondary;
      if (isRepeat(carried, pair, by)) broken += by;
      count(carried, pair, by);
      for (let other = first; other < first + OPTIONS; other++) {
        const neighbour = layout.primary[other] as number;
        if (neighbour === secondary) broken += by;
        if (other <= slot) continue;
        if (groupOf[neighbour] === groupOf[primary]) broken += by;
        const meeting = Math.min(primary, neighbour) * size + Math.max(primary, neighbour);
        if (isRepeat(met, meeting, by)) broken += by;
        count(met, meeting, by);
      }
    }
  };
  return {
    broken: () => broken,
    add: (question) => change(question, 1),
    remove: (question) => change(question, -1),
  };
}
