import { isPlain, meaningOf, moreOften, type Said } from './meaning.ts';
import { mayOrder } from './mood.ts';
import type { Part } from './parts.ts';
import { readParts } from './read-parts.ts';
import { isProverb, signOf, turning } from './sign.ts';
import { has, poleOf, type Reading, type Term, termsOf } from './terms.ts';

export interface Statement {
  readonly said: Said;
  /** Said of the behaviour itself, in so many words; what is read from an act alone may be misread. */
  readonly isPlain: boolean;
  /** Read from a phrase and not from one word, which may mean anything. */
  readonly isPhrase: boolean;
  readonly from: number;
  readonly to: number;
}

export interface Judged {
  readonly statements: readonly Statement[];
  /** It advises or claims something about the behaviour, and which way could not be told. */
  readonly isOpen: boolean;
  /** It tells somebody to do something, whatever that is. */
  readonly isAdvice: boolean;
}

/** Reads one sentence for one behaviour. Pure; answers for any text. */
export function judgeSentence(text: string, reading: Reading): Judged {
  const isQuestion = /\?\s*["”’)]*$/.test(text.trim());
  const parts = readParts(text, reading).map((part) => ({ part, terms: termsOf(part, reading) }));
  if (isDescription(text)) return { statements: [], isOpen: false, isAdvice: false };
  const isAdvice =
    parts.some(({ part }) => part.mood === 'advice' && !turning.has(part.joint)) || mayOrder(text);
  const statements: Statement[] = [];
  let [isOpen, isUnread] = [false, false];
  let waiting: { sign: number; part: Part } | null = null;
  for (const { part, terms } of parts) {
    const sign = signOf(part, terms, reading, waiting);
    const said = sign === null ? null : meaningOf(part, sign, terms, isQuestion);
    if (said !== null)
      statements.push({
        said,
        isPlain: isPlain(part, terms),
        isPhrase: terms.some(({ words }) => words > 1),
        ...placeOf(part, terms),
      });
    else if ((part.mood === 'advice' && isDirected(part)) || isProverb(part) || isGraver(part))
      isUnread = true;
    else if (part.mood === 'advice' && !turning.has(part.joint) && (terms.length > 0 || reading.isTopic))
      isOpen = true;
    else if (terms.some(({ isName }) => isName)) isOpen = true;
    const conditional = ['when', 'whenever', 'before', 'if'].includes(part.joint) && terms.length > 0;
    waiting = conditional && !has(part, 'less', 'not') ? { sign: poleOf(terms) ?? 1, part } : null;
  }
  const isConflict = statements.some(
    ({ said }) =>
      (said === 'more' || said === 'little') !==
      (statements[0]?.said === 'more' || statements[0]?.said === 'little'),
  );
  if (isConflict) return { statements: [], isOpen: true, isAdvice };
  return { statements, isOpen: isUnread || (isOpen && statements.length === 0), isAdvice };
}

/** It says more or less of something that is not known to be an act of the behaviour. */
const isDirected = (part: Part) =>
  moreOften(part) || part.phrases.some(({ kind }) => kind === 'less' || kind === 'more');

/** "Too much is set out beforehand": too much of what? */
const isGraver = (part: Part) =>
  part.mood !== 'none' &&
  part.tokens.some(
    ({ word }, at) =>
      word === 'too' &&
      /^(?:much|little|many|few|often|rarely|long|late)$/.test(part.tokens[at + 1]?.word ?? ''),
  );

/** A definition ("Tries new ways and looks at what happens"), or what too much of it looks like with anybody. */
const isDescription = (text: string) =>
  /^[\s>*_#-]*(?:Always |Often )?[A-Z][a-z]+(?<!s)s\s+(?:and\s+\w+s\s+)?(?!(?:is|are|can|may|will|often|never|need|do|have|of|with|for|in|at|and|who|that)\b)(?:a|an|the|to|up|out|on|whether|what|how|why|for|people|others|work|things|new|small|plans|plainly|openly|clear|confidential|personal)\b/.test(
    text,
  ) ||
  /\btoo (?:much|little) of (?:it|this|that)\b[^.!?]{0,20}\b(?:looks?|shows?|means?|is|can|may|might)\b/i.test(
    text,
  );

function placeOf({ tokens, phrases }: Part, terms: readonly Term[]) {
  const places = [
    ...terms.map(({ first, last }) => [first, last] as const),
    ...phrases.filter(({ kind }) => kind !== 'only').map(({ first, last }) => [first, last] as const),
  ];
  const [first, last] = [Math.min(...places.map(([from]) => from)), Math.max(...places.map(([, to]) => to))];
  return { from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? tokens.at(-1)?.to ?? 0 };
}
