import { stem } from './stem.ts';

/** A stretch of a sentence that says one thing, as the model sees it. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** Whether it names the behaviour that is asked about, and says something of it. */
  readonly isNamed: boolean;
  /** Whether it denies what it says of the name: "do not increase your Patience". */
  readonly isDenied: boolean;
  readonly hasAmount: boolean;
  /** What tells which way it points, of whatever it speaks: its words, how it begins, what stands before it. */
  readonly turns: readonly string[];
  /** What it speaks of: words that carry meaning, alone and in pairs. */
  readonly acts: readonly string[];
}

export interface Place {
  readonly from: number;
  readonly to: number;
  /** The behaviour that is asked about, and not another measure. */
  readonly isOwn: boolean;
}

const denial = /n't$|^(?:not|never|no|nor|cannot)$/;

const amount =
  /^(?:more|less|fewer|too|lean|rein|dial|(?:increas|reduc|strengthen|curb|improv|develop|restrain|rais|lower)\w*)$/;

/** "Delegation (62) and Patience" says nothing of either. */
const isBare = (word: string) => word === own || /^\d/.test(word) || (light.has(word) && !amounts.has(word));

interface Word {
  readonly text: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

const own = 'NAME';
const list = (words: string) => new Set(words.split(' '));

/** Before these words something new is said: "before you joke", "instead of joking". */
const joints = list(
  'but so then instead rather without before after until unless when whenever while if because though although than since once where',
);
const subordinate = list(
  'when whenever if before after until unless while because once since where than rather instead without',
);
/** They say nothing of what is done. */
const empty = list('the a an of to in on at for and or be is are it you your with as by that this');
const light = list(
  `i me my we us our you your yours yourself he him his she her they them their it its this that these those a an the and or but if so then than not no never less more too much many few fewer little do does did don't doesn't have has had is are was were be been can could may might must should would will shall to of in on at for with by as from into about there here what which who when where why how all any some each every one two once again very just only even also still yet`,
);
const people = list(
  "you he she they we your his her their nobody no-one everyone people colleagues others there you're he's she's you've",
);
const modal = list('could might should would can may must need try let please ought shall want help helps');
const amounts = list('less more too much many few fewer little');
const turned = list("stop less fewer not don't never avoid instead");

/** A sentence as clauses. Pure; answers for any text. */
export function clausesOf(sentence: string, places: readonly Place[]): Clause[] {
  const pieces = piecesOf(sentence, places);
  const isQuestion = /\?\W*$/.test(sentence);
  let isClaim = false;
  return pieces.map((all, at) => {
    isClaim = claims(all, isClaim);
    const isNamed = all.some((word) => word.stem === own) && all.some(({ text }) => !isBare(text));
    const words = isNamed ? all.filter(({ text }) => !denial.test(text)) : all;
    const isDenied = (all.length - words.length) % 2 === 1;
    const turns = new Set([
      ...wordsAndPairs(words),
      ...beginning(words),
      ...(isClaim ? ['CLAIM'] : []),
      ...(isNamed ? wordsAndPairs(words).map((one) => `N:${one}`) : []),
      ...(isQuestion ? ['?'] : []),
      ...before(words, pieces[at - 1]),
      `place ${Math.min(at, 2)}`,
    ]);
    return {
      from: all[0]?.from ?? 0,
      to: all.at(-1)?.to ?? 0,
      isNamed,
      isDenied,
      hasAmount: all.some(({ text }) => amount.test(text)),
      turns: [...turns],
      acts: isNamed ? [] : actsOf(words),
    };
  });
}

function piecesOf(sentence: string, places: readonly Place[]): Word[][] {
  const words = wordsOf(sentence, places);
  const pieces: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const piece = pieces.at(-1) ?? [];
    if (word === null ? piece.length > 0 : begins(words, at, piece.length)) pieces.push([]);
    if (word !== null) pieces.at(-1)?.push(word);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** The words of a sentence; null stands for a sign that ends a clause. */
function wordsOf(sentence: string, places: readonly Place[]): (Word | null)[] {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const found: (Word | null)[] = [];
  let named: Place | undefined;
  for (const { 0: text, index } of plain.matchAll(/\p{L}+(?:['-]\p{L}+)*|\d+|[,;:.!?—–()]/gu)) {
    const to = index + text.length;
    const place = places.find((one) => index >= one.from && index < one.to);
    if (place !== undefined) {
      if (place !== named)
        found.push({ text: own, stem: place.isOwn ? own : 'OTHER', from: index, to: place.to });
      named = place;
    } else if (!/[\p{L}\d]/u.test(text)) found.push(null);
    else found.push({ text, stem: /^\d/.test(text) ? 'NUMBER' : stem(text), from: index, to });
  }
  return found;
}

function begins(words: readonly (Word | null)[], at: number, length: number): boolean {
  const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  if (length === 0) return false;
  if (word === 'and') return !next.endsWith('ing');
  if (word === 'not' || word === 'never') return length > 3;
  if (word === 'rather') return next === 'than';
  if (word === 'instead') return next === 'of';
  if (word === 'so') return people.has(next) || next === 'that' || next === 'the';
  return joints.has(word);
}

/** "You joke a lot" tells how someone is, which is the reason to advise the opposite. */
function claims(words: readonly Word[], isContinued: boolean): boolean {
  const [first] = words;
  if (words.some(({ text }) => modal.has(text))) return false;
  if (isContinued && first?.text === 'and') return true;
  const begin = first !== undefined && /^(?:and|but|so|because)$/.test(first.text) ? words[1] : first;
  return people.has(begin?.text ?? '') && !subordinate.has(first?.text ?? '');
}

const wordsAndPairs = (words: readonly Word[]): string[] =>
  words.flatMap(({ stem: one }, at) => {
    const next = words[at + 1];
    return next === undefined ? [one] : [one, `${one} ${next.stem}`];
  });

function beginning(words: readonly Word[]): string[] {
  const [first, second] = words;
  if (first === undefined) return [];
  const ending = /(?:ing|ed|s)$/.exec(first.text)?.[0] ?? '';
  return [
    `^${first.stem}`,
    `^ ${second?.stem ?? ''}`,
    `^${first.stem} ${second?.stem ?? ''}`,
    light.has(first.text) ? '^light' : `^heavy ${ending}`,
    ...(subordinate.has(first.text)
      ? ['HANGS', ...(people.has(second?.text ?? '') ? ['HANGS CLAIM'] : [])]
      : []),
    ...(words.some(({ text }) => modal.has(text)) ? ['MODAL'] : []),
    ...(words.some(({ text }) => people.has(text)) ? ['PERSON'] : []),
    ...(/[^s]s$/.test(second?.text ?? '') ? ['^ s'] : []),
  ];
}

/** What the clause before it leaves behind: "stop joking and teasing". */
function before(words: readonly Word[], previous: readonly Word[] | undefined): string[] {
  if (previous === undefined) return [];
  const isJoined = words[0]?.text === 'and' || words[0]?.text === 'or';
  return [
    `<${previous[0]?.stem}`,
    ...previous.flatMap(({ text, stem: one }) => [
      ...(turned.has(text) ? [`<< ${one}`] : []),
      ...(isJoined && light.has(text) ? [`<and ${one}`] : []),
    ]),
    ...(isJoined ? [`<and ^${previous[0]?.stem}`] : []),
  ];
}

const actsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, stem: one }, at) => {
    if (empty.has(text)) return [];
    const next = words[at + 1];
    return next === undefined || empty.has(next.text) ? [one] : [one, `${one} ${next.stem}`];
  });
