import { drawInteger, type Random } from '@fourfold/measurement/random.ts';
import { type Layout, OPTIONS, type Rules } from './layout.ts';

/**
 * The moves of the search: exchange two options between questions, exchange
 * the secondaries of two options, or give an option a new secondary (and now and then a new primary).
 *
 * Together they reach every layout. A proposal may break rules; null is one that is not worth looking at.
 *
 * Example: `const proposal = propose(); proposal?.apply(); proposal?.undo();` changes nothing.
 */
export interface Proposal {
  readonly questions: readonly number[];
  apply(): void;
  undo(): void;
}

export function createProposals(
  layout: Layout,
  { size, affinity, secondariesOf }: Rules,
  random: Random,
): () => Proposal | null {
  const { primary, secondary, sign } = layout;
  const slots = primary.length;
  const questionsOf = (a: number, b: number): number[] => {
    const first = Math.floor(a / OPTIONS);
    const second = Math.floor(b / OPTIONS);
    return first === second ? [first] : [first, second];
  };
  const exchange = (values: Int32Array | Int8Array, a: number, b: number): void => {
    const kept = values[a] as number;
    values[a] = values[b] as number;
    values[b] = kept;
  };
  const signOf = (slot: number): number =>
    affinity[(primary[slot] as number) * size + (secondary[slot] as number)] as number;

  const exchangeOptions = (a: number, b: number): Proposal | null => {
    const questions = questionsOf(a, b);
    if (questions.length < 2) return null;
    const swap = (): void => {
      for (const values of [primary, secondary, sign]) exchange(values, a, b);
    };
    return { questions, apply: swap, undo: swap };
  };
  const exchangeSecondaries = (a: number, b: number): Proposal | null => {
    const allowed =
      affinity[(primary[a] as number) * size + (secondary[b] as number)] &&
      affinity[(primary[b] as number) * size + (secondary[a] as number)];
    if (!allowed || a === b) return null;
    const swap = (): void => {
      exchange(secondary, a, b);
      for (const slot of [a, b]) sign[slot] = signOf(slot);
    };
    return { questions: questionsOf(a, b), apply: swap, undo: swap };
  };
  const rewrite = (slot: number, newPrimary: number): Proposal | null => {
    const before = {
      primary: primary[slot] as number,
      secondary: secondary[slot] as number,
      sign: sign[slot] as number,
    };
    const choice = secondariesOf[newPrimary] as readonly number[];
    const newSecondary = choice[drawInteger(random, choice.length)] as number;
    return {
      questions: [Math.floor(slot / OPTIONS)],
      apply: () => {
        primary[slot] = newPrimary;
        secondary[slot] = newSecondary;
        sign[slot] = signOf(slot);
      },
      undo: () => {
        primary[slot] = before.primary;
        secondary[slot] = before.secondary;
        sign[slot] = before.sign;
      },
    };
  };
  return () => {
    const kind = random();
    const a = drawInteger(random, slots);
    const b = drawInteger(random, slots);
    if (kind < 0.3) return exchangeOptions(a, b);
    if (kind < 0.9) return exchangeSecondaries(a, b);
    return rewrite(a, kind < 0.98 ? (primary[a] as number) : drawInteger(random, size));
  };
}
