import type { Names, Part, Phrase, Way } from './parts.ts';

export interface Reading extends Names {
  /** Whether the sentence, or what stands before it, names this behaviour and no other. */
  readonly isTopic: boolean;
}

/** Where a part of a sentence speaks of the behaviour: by its name, by an act or its opposite, or by a pronoun. */
export interface Term {
  readonly sign: 1 | -1;
  readonly first: number;
  readonly last: number;
  readonly words: number;
  readonly isName: boolean;
  readonly isPronoun: boolean;
}

const pronouns = new Set(['it', 'this', 'that', 'them', 'these']);
const references =
  /^(?:score|result|figure|strength|side|habit|behaviour|trait|quality|tendency|streak|gift|skill)$/;

export function termsOf({ tokens, phrases }: Part, { named, isTopic }: Reading): Term[] {
  const names = tokens.flatMap(({ from }, first) =>
    named
      .filter((name) => from === name.from)
      .map(({ to }) => ({
        sign: 1 as const,
        first,
        last: tokens.findLastIndex((token) => token.to <= to),
        words: 2,
        isName: true,
        isPronoun: false,
      })),
  );
  const all = phrases.flatMap(({ kind, first, last, own }) =>
    kind === 'act' || kind === 'opposite'
      ? [
          {
            sign: kind === 'act' ? (1 as const) : (-1 as const),
            first,
            last,
            words: own.length,
            isName: false,
            isPronoun: false,
          },
        ]
      : [],
  );
  const terms = governing(all, tokens);
  if (names.length > 0 || terms.length > 0 || !isTopic) return [...names, ...terms];
  return tokens
    .flatMap(({ word, stem }, first) =>
      pronouns.has(word) ||
      (references.test(stem) && /^(?:this|that|your)$/.test(tokens[first - 1]?.word ?? ''))
        ? [{ sign: 1 as const, first, last: first, words: 1, isName: false, isPronoun: true }]
        : [],
    )
    .slice(0, 1);
}

/** "Hold it back in serious talks" is about holding back, "sleep on decisions" about sleeping. */
function governing(terms: readonly Term[], tokens: Part['tokens']): Term[] {
  const setting = tokens.findIndex(
    ({ word }, at) => at > 0 && /^(?:in|during|at|on|under|while)$/.test(word),
  );
  const [first] = terms;
  const inFront = terms.filter((term) => term.first < setting);
  const near = setting > 0 && inFront.length > 0 ? inFront : [...terms];
  const next = near[1];
  const isObject =
    first?.sign === -1 && next !== undefined && (first.first <= 1 || next.first - first.first <= 4);
  return isObject ? [first] : near;
}

export const has = ({ phrases }: Part, ...ways: readonly Way[]) =>
  phrases.some(({ kind }) => (ways as readonly string[]).includes(kind));
export const count = (phrases: readonly Phrase[], ...ways: readonly Way[]) =>
  phrases.filter(({ kind }) => (ways as readonly string[]).includes(kind)).length;

/** The one way in which all terms point, or null. */
export function poleOf(terms: readonly Term[]): 1 | -1 | null {
  const [one] = terms;
  return one !== undefined && terms.every(({ sign }) => sign === one.sign) ? one.sign : null;
}
