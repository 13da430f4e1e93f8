import type { Part } from './parts.ts';
import { count, has, poleOf, type Reading, type Term } from './terms.ts';

/** "Instead of joking", "without a joke". */
export const turning = new Set(['instead', 'rather', 'without']);

/** More (1) or less (-1) of the behaviour; null where the words do not tell. */
export function signOf(
  part: Part,
  terms: readonly Term[],
  { isTopic }: Reading,
  waiting: { sign: number } | null,
): number | null {
  const { phrases } = part;
  const isFound = terms.some(({ isName, isPronoun }) => isName || isPronoun);
  const lacks = Math.min(
    1,
    count(phrases, 'under', ...(isFound && !has(part, 'over') ? (['lacking'] as const) : [])),
  );
  const before = turning.has(part.joint) ? 1 : 0;
  const turned = lessIn(part, terms) + count(phrases, 'not', 'gone') + lacks + before;
  if (has(part, 'unneeded')) {
    if (has(part, 'gone') || !has(part, 'less')) return null;
  }
  if (has(part, 'not') && has(part, 'gone')) return null;
  if (isOfOthers(part, terms) || isMoreOfElse(part) || isProverb(part)) return null;
  const turns =
    turned +
    (turned === 0 && hasOnly(part) && terms.every(({ sign }) => sign === 1) ? 1 : 0) +
    (has(part, 'unneeded') ? 1 : 0);
  const flip = turns % 2 === 0 ? 1 : -1;
  if (terms.length > 0) {
    if (terms.every(({ isPronoun }) => isPronoun)) {
      if (waiting !== null && has(part, 'less', 'gone')) return waiting.sign * flip;
      return isPlainLess(part) || has(part, 'over', 'under') || strongMore(part) ? flip : null;
    }
    const turnedInto = swapped(part, terms);
    if (turnedInto !== null) return turnedInto * flip;
    const pole = poleOf(terms);
    return pole === null ? null : pole * flip;
  }
  if (waiting !== null && has(part, 'less', 'gone')) return waiting.sign * flip;
  return isTopic && isPlainLess(part) && isBare(part) ? flip : null;
}

/** "Replace the anecdote with a fact", "facts before jokes": what stands before the turn goes, what follows comes. */
const turns: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:replac|substitut)$/, /^(?:with|by)$/],
  [/^(?:swap|trad|exchang)$/, /^for$/],
  [/^(?:turn|translat|chang|convert|transform)$/, /^into$/],
];
function swapped({ tokens: all }: Part, terms: readonly Term[]): number | null {
  // The "to" of Openness to Feedback turns nothing.
  const isNamed = (at: number) =>
    terms.some(({ isName, first, last }) => isName && at >= first && at <= last);
  const tokens = all.map((token, at) => (isNamed(at) ? { ...token, word: '', stem: '' } : token));
  const head = tokens.find(({ stem }) => turns.some(([verb]) => verb.test(stem)))?.stem;
  const at = tokens.findIndex(({ word }) =>
    turns.some(([verb, turn]) => verb.test(head ?? '') && turn.test(word)),
  );
  if (at >= 0)
    return poleOf(
      terms.map((term) =>
        term.first < at ? { ...term, sign: term.sign === 1 ? (-1 as const) : (1 as const) } : term,
      ),
    );
  const [from, to] = [
    tokens.findIndex(({ word }) => word === 'from'),
    tokens.findLastIndex(({ word }) => word === 'to' || word === 'towards'),
  ];
  if (from >= 0 && to > from && terms.some(({ first }) => first > from && first < to)) {
    return poleOf(
      terms.map((term) =>
        term.first < to ? { ...term, sign: term.sign === 1 ? (-1 as const) : (1 as const) } : term,
      ),
    );
  }
  const over = tokens.findIndex(({ word }) => word === 'over' || word === 'before');
  if (over < 0) return null;
  const [one, other] = [
    poleOf(terms.filter(({ first }) => first < over)),
    poleOf(terms.filter(({ first }) => first > over)),
  ];
  return one !== null && other !== null && one !== other ? one : null;
}

const strongMore = ({ tokens, phrases }: Part) =>
  phrases.some(({ kind, first, last }) => {
    const words = tokens.slice(first, last + 1).map(({ word }) => word);
    const text = words.join(' ');
    return (
      (kind === 'more' || kind === 'often') &&
      /^(?:more|much more|far more|develop|increase|strengthen|boost|expand|grow|embrace|nurture|cultivate|lean into|step|turn|dial|ramp|amplify|build|unleash|improve|deepen)\b/.test(
        text,
      )
    );
  });

const light = new Set(
  'a an the it this that these them do be to of for in on at by with your you one little bit now next week today tomorrow time times moment moments here there then first day month meeting meetings and some just simply please try should could might would can will need for week deliberately consciously again once twice still instead'.split(
    ' ',
  ),
);
/** "Ease off" says less by itself; "wait" and "stop" only where it is said of what. */
const isPlainLess = ({ tokens, phrases }: Part) =>
  phrases.some(({ kind, first, last }) => {
    const words = tokens.slice(first, last + 1).map(({ word }) => word);
    return (
      kind === 'less' &&
      /^(?:less|fewer|reduc|restrain|restrict|curb|temper|moderat|lessen|eas|dial|ton|rein|scal|hold(?:ing)? back|step back|pull back|let up|back off|cut (?:back|down))/.test(
        words.join(' '),
      )
    );
  });
const isBare = ({ tokens, phrases }: Part) =>
  tokens.every(
    ({ word }, at) => light.has(word) || phrases.some(({ first, last }) => at >= first && at <= last),
  );

/** "Encourage others to question it": whose act it is cannot be told. */
const isOfOthers = ({ tokens, phrases }: Part, terms: readonly Term[]) => {
  const at = tokens.findIndex(
    ({ stem, word }, index) =>
      /^(?:let|allow|encourag|invit|help|giv|enabl|trust|permit|hav)$/.test(stem) &&
      word !== 'giving' &&
      /^(?:others|people|colleagues|them|everyone|somebody|someone|team|teams|quieter)$/.test(
        tokens[index + 1]?.word === 'your' || tokens[index + 1]?.word === 'the'
          ? (tokens[index + 2]?.word ?? '')
          : (tokens[index + 1]?.word ?? ''),
      ),
  );
  const isSaid = phrases.some(({ first, last }) => at >= first && at <= last);
  return at >= 0 && !isSaid && terms.length > 0 && terms.every(({ first }) => first > at);
};

/** "The more you share, the more they can do": which way that advises hangs on its second half. */
export const isProverb = ({ tokens }: Part) =>
  tokens[0]?.word === 'the' && /^(?:more|less|fewer)$/.test(tokens[1]?.word ?? '');

/** "Be more careful about it": more of something else. */
const isMoreOfElse = ({ tokens, phrases }: Part) =>
  tokens.some(({ stem }, at) => {
    if (stem !== 'be' || tokens[at + 1]?.word !== 'more') return false;
    return (
      at + 2 < tokens.length &&
      !phrases.some(
        ({ kind, first }) => first <= at + 2 && first >= at && (kind === 'act' || kind === 'opposite'),
      )
    );
  });

/** Ways to do less; "reserve an hour for it" keeps nothing of it back, and "a limit" is a thing. */
const lessIn = ({ tokens, phrases }: Part, terms: readonly Term[]): number =>
  phrases.filter(({ kind, own, first, last }) => {
    if (kind !== 'less') return false;
    const isThing =
      own.length === 1 &&
      /^(?:an?|the|your|his|her|this)$/.test(tokens[first - 1]?.word ?? '') &&
      !/^(?:less|fewer)$/.test(tokens[first]?.word ?? '');
    // "Better planning will reduce your stress": what is reduced comes after, and is something else.
    const isElsewhere =
      reducing.test(tokens[first]?.stem ?? '') &&
      terms.length > 0 &&
      terms.every((term) => term.first < first);
    const isKept =
      tokens[last]?.word === 'for' &&
      own.length === 2 &&
      terms.length > 0 &&
      terms.every((term) => term.first > last);
    return !isThing && !isKept && !isElsewhere;
  }).length;

/** "Not only" and "only ten minutes" leave nothing out. */
const hasOnly = ({ tokens, phrases }: Part) =>
  phrases.some(
    ({ kind, first, last }) =>
      kind === 'only' &&
      tokens[first - 1]?.word !== 'not' &&
      !/^(?:\d+|ten|five|two|three|twenty|takes?|then|a)$/.test(tokens[last + 1]?.word ?? ''),
  );

const reducing =
  /^(?:reduc|decreas|lower|lessen|diminish|cut|limit|avoid|prevent|stop|curb|eas|shorten|sav|halv|minimis)$/;
