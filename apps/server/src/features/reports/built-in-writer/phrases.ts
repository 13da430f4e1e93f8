import { createHash } from 'node:crypto';

type Values = Readonly<Record<string, string | number>>;

/** Chooses among wordings of the same thing and fills them in; what was said once is said in other words next time. */
export type Phrases = (slot: string, wordings: string | readonly string[], values?: Values) => string;

/** The same seed says the same things in the same words, as long as they are asked for in the same order. */
export function createPhrases(seed: string): Phrases {
  const said = new Map<string, number>();
  return (slot, wordings, values = {}) => {
    const all = typeof wordings === 'string' ? [wordings] : wordings;
    const [known = ''] = all;
    const at = said.get(known) ?? place(`${seed} ${slot}`);
    said.set(known, at + 1);
    const chosen = all[at % all.length] ?? '';
    return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

const place = (text: string) => createHash('sha256').update(text).digest().readUInt16BE(0);
