import { createHash } from 'node:crypto';

type Values = Readonly<Record<string, string | number>>;
/** One way to say something, in the language of the moment. */
export type Wording = (values: Values) => string;

/** Chooses for one person among things that would all do, and says them. */
export interface Phrases {
  /** The same seed makes the same choice in the same place. */
  choose<T>(slot: string, all: readonly T[]): T | undefined;
  say(slot: string, wordings: Wording | readonly Wording[], values?: Values): string;
}

export function createPhrases(seed: string): Phrases {
  const choose = <T>(slot: string, all: readonly T[]) => all[place(`${seed} ${slot}`) % all.length];
  return {
    choose,
    say(slot, wordings, values = {}) {
      const all = typeof wordings === 'function' ? [wordings] : wordings;
      return choose(slot, all)?.(values) ?? '';
    },
  };
}

const place = (text: string) => createHash('sha256').update(text).digest().readUInt16BE(0);
