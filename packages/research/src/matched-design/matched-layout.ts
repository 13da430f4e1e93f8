import { drawInteger, type Random } from '@fourfold/measurement/random.ts';
import { type Layout, OPTIONS } from '../design-search/layout.ts';
import type { Proposal } from '../design-search/proposals.ts';
import type { Candidate } from './candidates.ts';

/** A layout whose options are acts of the pool: which act stands in which slot, and what that says of the design. */
export interface MatchedLayout extends Layout {
  /** By slot, the candidate that stands there. */
  readonly chosen: Int32Array;
}

export function layOut(candidates: readonly Candidate[], chosen: readonly number[]): MatchedLayout {
  const of = (pick: (candidate: Candidate) => number) =>
    chosen.map((at) => pick(candidates[at] as Candidate));
  return {
    chosen: Int32Array.from(chosen),
    primary: Int32Array.from(of(({ primary }) => primary)),
    secondary: Int32Array.from(of(({ secondary }) => secondary)),
    sign: Int8Array.from(of(({ sign }) => sign)),
  };
}

/** Acts that differ by more, in either context, seldom can take each other's place. */
const near = 0.5;
/** How often a place is drawn again for an exchange, until its act sounds about as good. */
const draws = 6;

/**
 * The moves: exchange two acts between questions, or take one out for another of the pool, of its behaviour or one that
 * sounds about as good.
 */
export function createMatchedProposals(
  layout: MatchedLayout,
  candidates: readonly Candidate[],
  random: Random,
): () => Proposal | null {
  const used = new Set(layout.chosen);
  const byBehaviour = Map.groupBy(candidates.keys(), (at) => (candidates[at] as Candidate).primary);
  const put = (slot: number, at: number): void => {
    const { primary, secondary, sign } = candidates[at] as Candidate;
    layout.chosen[slot] = at;
    layout.primary[slot] = primary;
    layout.secondary[slot] = secondary;
    layout.sign[slot] = sign;
  };
  const exchange = (one: number, other: number): Proposal | null => {
    const questions = [one, other].map((slot) => Math.floor(slot / OPTIONS));
    if (questions[0] === questions[1]) return null;
    const swap = (): void => {
      const [first, second] = [layout.chosen[one] as number, layout.chosen[other] as number];
      put(one, second);
      put(other, first);
    };
    return { questions, apply: swap, undo: swap };
  };
  const replace = (slot: number, by: number): Proposal | null => {
    const before = layout.chosen[slot] as number;
    if (used.has(by)) return null;
    const to = (after: number, gone: number) => () => {
      put(slot, after);
      used.delete(gone);
      used.add(after);
    };
    return { questions: [Math.floor(slot / OPTIONS)], apply: to(by, before), undo: to(before, by) };
  };
  const soundOf = (at: number) => (candidates[at] as Candidate).sounds;
  const isNear = (one: number, other: number): boolean => {
    const [first, second] = [soundOf(one), soundOf(other)];
    return Math.abs(first[0] - second[0]) <= near && Math.abs(first[1] - second[1]) <= near;
  };
  const alikeOf = candidates.map((_, one) => [...candidates.keys()].filter((other) => isNear(one, other)));
  const pick = (list: readonly number[]) => list[drawInteger(random, list.length)] as number;
  const slotAlike = (slot: number): number => {
    let other = drawInteger(random, layout.chosen.length);
    for (let draw = 1; draw < draws; draw++) {
      if (isNear(layout.chosen[slot] as number, layout.chosen[other] as number)) break;
      other = drawInteger(random, layout.chosen.length);
    }
    return other;
  };
  return () => {
    const kind = random();
    const slot = drawInteger(random, layout.chosen.length);
    if (kind < 0.5) return exchange(slot, slotAlike(slot));
    if (kind < 0.75) return replace(slot, pick(byBehaviour.get(layout.primary[slot] as number) ?? []));
    return replace(slot, pick(alikeOf[layout.chosen[slot] as number] as number[]));
  };
}
