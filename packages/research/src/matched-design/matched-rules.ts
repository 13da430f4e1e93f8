import type { RuleBook } from '../design-search/broken-rules.ts';
import { NONE, OPTIONS } from '../design-search/layout.ts';
import type { Candidate } from './candidates.ts';
import type { MatchedLayout } from './matched-layout.ts';

/**
 * The rules of a design whose options are acts that were read: four competencies a question, no two behaviours that meet
 * twice, no option that leans to a behaviour beside it, no act beside one that says much the same, every behaviour shown at
 * least three times, and options of one question that sound about equally good, for a colleague and in an application.
 * Short acts that no reader stops at are preferred.
 */
export interface MatchedRules {
  readonly size: number;
  readonly groupOf: Int32Array;
  readonly candidates: readonly Candidate[];
  /** How good all acts of a design sound together, as far as it is known beforehand. */
  readonly overall: readonly [colleague: number, application: number];
  /** Whether two candidates say too much the same to stand in one question. */
  readonly alike: (one: number, other: number) => boolean;
}

/** The most by which the means of one question's options may differ, in either context. */
export const mostApart = 0.6;
/** The most by which a behaviour's options may sound better or worse than all options do. */
export const mostBeside = 0.4;
/** How often every behaviour is to be shown. */
export const leastShown = 3;
/** What the search aims at, so that what it gives up for a better question still keeps the limit. */
const aimedBeside = mostBeside - 0.02;
const aimedApart = mostApart - 0.01;
/** What a point too much costs, in broken rules. */
const pricePerPoint = 30;
/** The same for a behaviour that sounds better or worse than the others: some have few acts that would do. */
const pricePerPointBeside = 120;
/** What a missing act costs: more than any other rule, or the search leaves out a behaviour whose acts sound better or worse. */
const pricePerShortage = 40;
/** What two acts that say much the same cost beside each other: no better question is worth it. */
const pricePerPair = 3;
/** What a word costs: a shorter act is read sooner, and is worth a little of what a longer one would tell. */
const pricePerWord = 0.003;
/** What it costs that a reader stopped at an act: it is taken where a question would be much worse without it. */
const pricePerStop = 10 * pricePerWord;

export function createMatchedRules(layout: MatchedLayout, rules: MatchedRules): RuleBook {
  const { size, groupOf, candidates, overall, alike } = rules;
  const shown = new Int32Array(size);
  const met = new Int32Array(size * size);
  const sums = [new Float64Array(size), new Float64Array(size)];
  const effort = candidates.map(
    ({ text, stops }) => pricePerWord * text.split(' ').length + pricePerStop * stops,
  );
  let broken = size * leastShown * pricePerShortage;

  const beside = (behaviour: number): number => {
    const count = shown[behaviour] as number;
    if (count === 0) return 0;
    return sums.reduce((sum, of, context) => {
      const apart = Math.abs((of[behaviour] as number) / count - (overall[context] as number));
      return sum + pricePerPointBeside * Math.max(0, apart - aimedBeside);
    }, 0);
  };
  const shortage = (behaviour: number): number =>
    pricePerShortage * Math.max(0, leastShown - (shown[behaviour] as number));

  const change = (question: number, by: 1 | -1): void => {
    const slots = Array.from({ length: OPTIONS }, (_, option) => question * OPTIONS + option);
    broken +=
      by *
      pricePerPoint *
      tooFarApart(slots.map((slot) => candidates[layout.chosen[slot] as number] as Candidate));
    for (const [at, slot] of slots.entries()) {
      broken += by * (effort[layout.chosen[slot] as number] as number);
      const primary = layout.primary[slot] as number;
      broken -= shortage(primary) + beside(primary);
      shown[primary] = (shown[primary] as number) + by;
      const { sounds } = candidates[layout.chosen[slot] as number] as Candidate;
      for (const [context, of] of sums.entries())
        of[primary] = (of[primary] as number) + by * (sounds[context] as number);
      broken += shortage(primary) + beside(primary);
      const secondary = layout.secondary[slot] as number;
      for (const [position, other] of slots.entries()) {
        const neighbour = layout.primary[other] as number;
        if (secondary !== NONE && neighbour === secondary) broken += by;
        if (position <= at) continue;
        if (groupOf[neighbour] === groupOf[primary]) broken += by;
        if (alike(layout.chosen[slot] as number, layout.chosen[other] as number)) broken += by * pricePerPair;
        const meeting = Math.min(primary, neighbour) * size + Math.max(primary, neighbour);
        if ((met[meeting] as number) > (by > 0 ? 0 : 1)) broken += by;
        met[meeting] = (met[meeting] as number) + by;
      }
    }
  };
  return {
    broken: () => broken,
    add: (question) => change(question, 1),
    remove: (question) => change(question, -1),
  };
}

/** By how many points the options of one question sound better than each other, beyond what is allowed. */
function tooFarApart(options: readonly Candidate[]): number {
  return [0, 1].reduce((sum, context) => {
    const sounds = options.map((option) => option.sounds[context] as number);
    return sum + Math.max(0, Math.max(...sounds) - Math.min(...sounds) - aimedApart);
  }, 0);
}
