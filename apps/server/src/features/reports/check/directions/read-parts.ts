import { directionWords } from './direction-words.ts';
import { isOrder, ofPerson, withMoods } from './mood.ts';
import { chunksOf, type Names, type Part, type Phrase, type Piece, type Way } from './parts.ts';
import { createPhrases, type Token } from './phrases.ts';

const findWays = createPhrases<Way>(Object.entries(directionWords) as [Way, string][]);
const joints = new Set(
  'and but while whereas although though or yet so because which who that until when whenever if unless before after where than instead rather without'.split(
    ' ',
  ),
);
/** Reads a sentence for one behaviour: its words, and all ways to say more and less. */
export function readParts(sentence: string, { findTerms, firstName, named }: Names): Part[] {
  return chunksOf(sentence).flatMap((chunk) => {
    // Seeking Input is a name and seeks nothing.
    const tokens = chunk.map((token) =>
      named.some(({ from, to }) => token.from >= from && token.to <= to) ? { ...token, stem: '' } : token,
    );
    const phrases = apart([...findTerms(tokens), ...findWays(tokens), ...degreesOf(tokens)]);
    return withMoods(splitAtJoints(tokens, phrases), firstName);
  });
}

/** "too" and "so" before whatever it is, and "you are so calm that": not "so you wait" and not "that, too". */
const degreesOf = (tokens: readonly Token[]): Phrase[] =>
  tokens.flatMap(({ word }, at) =>
    isDegree(tokens, at) && (word === 'so' || word === 'too' || word === 'very')
      ? [{ kind: 'over' as const, own: [at], first: at, last: at }]
      : [],
  );

/** The longest first; of equally long ones those of the behaviour itself. */
function apart(found: readonly Phrase[]): Phrase[] {
  const taken = new Set<number>();
  const isTerm = ({ kind }: Phrase) => Number(kind === 'act' || kind === 'opposite');
  const kept: Phrase[] = [];
  for (const phrase of found.toSorted((a, b) => b.own.length - a.own.length || isTerm(b) - isTerm(a))) {
    if (phrase.own.some((place) => taken.has(place))) continue;
    for (const place of phrase.own) taken.add(place);
    kept.push(phrase);
  }
  return kept.toSorted((a, b) => a.first - b.first);
}

function splitAtJoints(tokens: readonly Token[], phrases: readonly Phrase[]): Piece[] {
  const inside = (at: number) => phrases.some(({ first, last }) => at >= first && at <= last);
  const cuts = tokens.flatMap((_, at) => (isJoint(tokens, at) && !inside(at) ? [at] : []));
  const edges = [...new Set([0, ...cuts, tokens.length])];
  const pieces: Piece[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] ?? tokens.length;
    const joint = cuts.includes(from) ? (tokens[from]?.word ?? '') : '';
    const start = joint === '' ? from : from + 1;
    const piece = cut(tokens, phrases, start, to, joint);
    const previous = pieces.at(-1);
    const hangsOn = (joint === 'and' || joint === 'or') && previous !== undefined && !opensAnew(piece);
    if (hangsOn)
      pieces[pieces.length - 1] = cut(
        tokens,
        phrases,
        previous === undefined ? from : startOf(tokens, previous),
        to,
        previous.joint,
      );
    else pieces.push(piece);
  }
  return pieces;
}

const startOf = (tokens: readonly Token[], { tokens: own }: Piece) =>
  own[0] === undefined ? 0 : tokens.indexOf(own[0]);

/** "so much", "so tightly": no joint. */
const isDegree = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (next === undefined) return false;
  if (word === 'very') return true;
  if (word === 'too') return !/^(?:and|but|when|if|in|on|at)$/.test(next);
  return (
    word === 'so' &&
    at > 0 &&
    !/^(?:you|your|he|she|they|it|the|people|others|we|that|nobody|nothing|as|there|an?|this|colleagues|everyone|do|is|are|on)$/.test(
      next,
    )
  );
};
/** "instead of" and "rather than" join; "instead" alone does not. */
const isJoint = (tokens: readonly Token[], at: number): boolean => {
  const [word = '', next] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (word === 'instead') return next === 'of';
  if (word === 'rather') return next === 'than';
  return joints.has(word) && !isDegree(tokens, at) && !(word === 'than' && tokens[at - 1]?.word === 'rather');
};

function cut(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  from: number,
  to: number,
  joint: string,
): Piece {
  return {
    tokens: tokens.slice(from, to),
    phrases: phrases
      .filter(({ first }) => first >= from && first < to)
      .map((phrase) => ({
        ...phrase,
        first: phrase.first - from,
        last: phrase.last - from,
        own: phrase.own.map((place) => place - from),
      })),
    joint,
  };
}

/** "fewer stories and jokes" is one thing; "write it down and hand it over" are two. */
const opensAnew = ({ tokens, phrases }: Piece) =>
  !isAdverb({ tokens, phrases }) &&
  (isOrder({ tokens, phrases }) ||
    ofPerson.has(tokens[0]?.word ?? '') ||
    phrases.some(
      ({ kind }) =>
        kind === 'less' || kind === 'often' || kind === 'more' || kind === 'under' || kind === 'over',
    ));

/** "earlier and more regularly" */
const isAdverb = ({ tokens, phrases }: Pick<Piece, 'tokens' | 'phrases'>) =>
  tokens.length <= 2 &&
  phrases.length > 0 &&
  phrases.every(({ kind }) => kind !== 'act' && kind !== 'opposite') &&
  /ly$|^(?:often|early|earlier)$/.test(tokens.at(-1)?.word ?? '');
