import {
  adviceWords,
  directionWords,
  lookWords,
  modalWords,
  openings,
  orderVerbs,
} from './direction-words.ts';
import { chunksOf, type Part, type Piece } from './parts.ts';
import { createPhrases, tokensOf } from './phrases.ts';

const findAdvice = createPhrases([['advice', adviceWords]] as const);
const findModal = createPhrases([['advice', modalWords]] as const);
const findLook = createPhrases([['look', lookWords]] as const);
const stems = (list: string) => new Set(tokensOf(list).map(({ stem }) => stem));
const noVerbs = new Set(
  'in a all any other once no lid time on every room at brake space the fast'.split(' '),
);
const orders = new Set(
  [
    ...stems(orderVerbs),
    ...stems(lookWords.replace(/ \w+/g, '')),
    ...[directionWords.more, directionWords.less, directionWords.gone].flatMap((list) =>
      list.split(',').flatMap((phrase) => tokensOf(phrase)[0]?.stem ?? []),
    ),
  ].filter((verb) => !noVerbs.has(verb)),
);
const skipped = stems(openings);
/** What hangs on another clause gives no advice of its own. */
const subordinate = new Set(
  'when whenever if unless before after where until than because which who that although though'.split(' '),
);
const strangers = new Set('nobody everybody everyone people others they colleagues'.split(' '));
const finite = new Set(
  'is are was were has have can may will might could should would does makes helps brings gives costs'.split(
    ' ',
  ),
);
export const ofPerson = new Set("you your you're you've yourself yours she he her his him".split(' '));

/** What a verb is followed by, and what is none: "communicate your aims", and not "with your team". */
const objects = new Set(
  'your the a an them it each every one two three more less fewer how what whether this these yourself others people colleagues'.split(
    ' ',
  ),
);
const unlikeVerb =
  /^(?:the|an?|this|that|these|those|it|they|them|we|our|my|i|people|others|colleagues|someone|somebody|everyone|nobody|each|every|all|both|some|many|most|more|less|few|fewer|no|not|there|here|what|how|why|who|whom|when|where|with|without|for|from|to|of|in|on|at|by|as|about|after|before|under|over|during|between|through|behind|beside|beyond|across|despite|like|than|even|only|such|too|very|just|because|if|though|although|while|until|unless|since|perhaps|maybe|often|always|never|sometimes|instead|still|also|.*ly)$/;

/** Whether it begins with a verb that tells somebody to do something. */
export function isOrder({ tokens, phrases }: Pick<Piece, 'tokens' | 'phrases'>): boolean {
  const at = tokens.findIndex(({ stem, word }) => !skipped.has(stem) && !/^\d+$/.test(word));
  const verb = tokens[at];
  if (verb === undefined) return tokens.length > 0 && phrases.length > 0;
  if (ofPerson.has(verb.word) || finite.has(tokens[at + 1]?.word ?? '')) return false;
  const isBase = !/[aeiouy]\w*(?:ing|ed)$/.test(verb.word) || /^(?:need|feed|speed)$/.test(verb.word);
  const isPlural =
    /[^s]s$/.test(verb.word) &&
    !/^(?:discuss|focus|address|process|express|press|pass|guess)$/.test(verb.word);
  if (!isBase || isPlural) return false;
  if (orders.has(verb.stem) || (!unlikeVerb.test(verb.word) && objects.has(tokens[at + 1]?.word ?? '')))
    return true;
  const isTerm = phrases.some(({ kind, first }) => first === at && (kind === 'act' || kind === 'opposite'));
  return isTerm && tokens.length > 1 && !tokens.some(({ word }) => finite.has(word));
}

/** "Sing on Friday": perhaps an order, of a verb that is in no list. */
export function mayOrder(sentence: string): boolean {
  if (/^\s*#/.test(sentence)) return false;
  const [tokens = []] = chunksOf(sentence).filter((chunk) => chunk.length > 1);
  const [first] = tokens;
  if (first === undefined || unlikeVerb.test(first.word) || ofPerson.has(first.word) || first.word === 'dear')
    return false;
  return !/(?:[aeiouy]\w*(?:ing|ed)|[^s]s)$/.test(first.word) && !tokens.some(({ word }) => finite.has(word));
}

/** "One light remark a day.", "Fewer jokes.": a plan without a verb. */
function isBareNoun({ tokens, joint }: Piece): boolean {
  const [first] = tokens;
  if (
    first === undefined ||
    tokens.length > 10 ||
    tokens.some(({ word }) => finite.has(word) || ofPerson.has(word))
  )
    return false;
  return joint === '' && /^(?:more|less|fewer|no|one|two|three|once|twice|\d+)$/.test(first.word);
}

/** Whether each part advises, tells how somebody is, or neither. */
export function withMoods(pieces: readonly Piece[], firstName: string): Part[] {
  const name = firstName.toLowerCase();
  const isPerson = (word: string) => ofPerson.has(word) || word === name || word === `${name}'s`;
  let isTold = false;
  return pieces.map((piece) => {
    const { tokens, phrases, joint } = piece;
    const first = tokens[0]?.word ?? '';
    const isAboutPerson = tokens.some(({ word }) => isPerson(word));
    // "You swallow it and share it later": the second verb is told like the first.
    const isContinued = isTold && (joint === 'and' || joint === 'or' || joint === 'but') && isOrder(piece);
    const isAdvice =
      !subordinate.has(joint) &&
      !isContinued &&
      (isOrder(piece) ||
        isBareNoun(piece) ||
        findAdvice(tokens).length > 0 ||
        ((isAboutPerson ||
          phrases.some(({ kind }) => kind === 'less' || kind === 'more' || kind === 'often')) &&
          findModal(tokens).length > 0));
    isTold = (isTold && isContinued) || (!isAdvice && (isPerson(first) || strangers.has(first)));
    const look = findLook(tokens).find((found) =>
      tokens.slice(0, found.first).every(({ stem }) => skipped.has(stem)),
    );
    const isLook = look !== undefined && !phrases.some((phrase) => phrase.first <= look.first);
    const isSilent =
      /^(?:nobody|nothing|none)$/.test(first) ||
      ['until', 'unless', 'before', 'after', 'if', 'than'].includes(joint) ||
      tokens.some(({ word }) => word === 'nobody');
    const mood = isSilent
      ? 'none'
      : isAdvice || ['instead', 'rather', 'without'].includes(joint)
        ? 'advice'
        : 'claim';
    return { tokens, phrases, joint, isAboutPerson: isAboutPerson || isContinued, isLook, mood };
  });
}
