import { createHash } from 'node:crypto';

type Values = Readonly<Record<string, string | number>>;
/** One way to say something, in the language of the moment. */
type Wording = (values: Values) => string;

/** Chooses among wordings of the same thing and fills them in; what was said once is said in other words next time. */
export type Phrases = (slot: string, wordings: Wording | readonly Wording[], values?: Values) => string;

/** The same seed says the same things in the same words, as long as they are asked for in the same order. */
export function createPhrases(seed: string): Phrases {
  const said = new Map<Wording, number>();
  return (slot, wordings, values = {}) => {
    const all = typeof wordings === 'function' ? [wordings] : wordings;
    const [known] = all;
    if (known === undefined) return '';
    const at = said.get(known) ?? place(`${seed} ${slot}`);
    said.set(known, at + 1);
    return (all[at % all.length] ?? known)(values);
  };
}

const place = (text: string) => createHash('sha256').update(text).digest().readUInt16BE(0);
