import { readFileSync } from 'node:fs';
import type { Clause } from './clauses.ts';
import { parseWeights, type Weights } from './weights.ts';

/** How a sentence reads for one behaviour. */
export interface Reading {
  /** Log odds that it speaks for too little of it, and so advises more, and not for too much of it. */
  readonly up: number;
  /** How much of what it says is known of this behaviour: tells whose it is. */
  readonly known: number;
  /** Log odds that it points nowhere: a greeting, a thank-you, a remark on the score. */
  readonly nowhere: number;
  readonly isNamed: boolean;
  /** Whether a word of amount decides which way it points, and not of the name: such a word is easily misread. */
  readonly isDelicate: boolean;
  /** The clause that says most of it. */
  readonly from: number;
  readonly to: number;
}

/** What the name itself weighs: it is the act, of whatever behaviour. */
export const nameWeight = 1.5;
/** However often a clause is turned round, it says no more than this. */
const gateMost = 1.5;
export const gateOf = (sum: number) => gateMost * Math.tanh((1 + sum) / gateMost);
export const slopeOf = (gate: number) => 1 - (gate / gateMost) ** 2;

let learned: Weights | undefined;
/** Read once, by the first draft that is checked. */
export const learnedWeights = (): Weights =>
  (learned ??= parseWeights(readFileSync(new URL('reader.txt', import.meta.url), 'utf8')));

/** Reads the clauses of a sentence for one behaviour; an unknown key is read by the name alone. */
export function readClauses(
  clauses: readonly Clause[],
  key: string,
  weights: Weights = learnedWeights(),
): Reading {
  const read = clauses.map((clause) => ({ clause, ...readClause(clause, key, weights) }));
  const isNamed = clauses.some((clause) => clause.isNamed);
  // What is said of the name itself is plain; what stands beside it may be anything.
  const heard = isNamed ? read.filter(({ clause }) => clause.isNamed) : read;
  const up = heard.reduce((sum, one) => sum + one.up, 0);
  const most = heard.toSorted((a, b) => (b.up - a.up) * Math.sign(up))[0]?.clause;
  return {
    up,
    known: read.reduce((sum, one) => sum + one.known, 0),
    nowhere: nowhereOf(clauses, weights),
    isNamed,
    isDelicate: clauses.some((clause) => !clause.isNamed && clause.hasAmount),
    from: most?.from ?? 0,
    to: most?.to ?? 0,
  };
}

function readClause({ turns, acts, isNamed, isDenied }: Clause, key: string, weights: Weights) {
  let [gate, way, act, known] = [0, 0, isNamed ? nameWeight : 0, 0];
  for (const turn of turns) {
    const [turning = 0, pointing = 0] = weights.turns.get(turn) ?? [];
    gate += turning;
    way += pointing;
  }
  const group = `/${weights.groupOf.get(key)}`;
  for (const one of acts) {
    const weightOf = weights.acts.get(one);
    if (weightOf === undefined) continue;
    const particular = weightOf.get(key) ?? 0;
    act += particular + (weightOf.get(group) ?? 0) + (weightOf.get('') ?? 0);
    known += Math.abs(particular);
  }
  const up = gateOf(gate) * act + way;
  return { up: isDenied ? -up : up, known };
}

function nowhereOf(clauses: readonly Clause[], weights: Weights): number {
  const turns = new Set(clauses.flatMap((clause) => clause.turns));
  let sum = weights.nowhere;
  for (const turn of turns) sum += weights.turns.get(turn)?.[2] ?? 0;
  return sum;
}
