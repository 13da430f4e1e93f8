import { sentence } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import type { WritingBasis } from '../results/report-basis.ts';
import { withoutFacts } from '../template/facts.ts';
import { fillTemplate } from '../template/fill-template.ts';
import { promptValues } from '../template/prompt-values.ts';
import { standardTemplate } from '../template/standard-template.ts';
import { figureWords, inLanguage, leaving, parts } from './prompt-words.ts';
import type { WritersTexts } from './topic.ts';
import { type Part, type Tone, type Wishes, withoutWishes } from './wishes.ts';

export interface PromptReading {
  readonly wishes: Wishes;
  /** What it will do, in words. */
  readonly met: readonly string[];
  /** Sentences of the prompt that it cannot follow, or not in whole, and why. */
  readonly unmet: readonly Unmet[];
}

export interface Unmet {
  readonly part: string;
  readonly reason: string;
}

const told = {
  noFigures: sentence('no scores'),
  figures: sentence('the score with its likely range'),
  short: sentence('a short report'),
  warm: sentence('a warmer tone'),
  plain: sentence('a plain tone'),
  formal: sentence('a formal tone'),
  strength: sentence('nothing about strengths'),
  example: sentence('no example'),
  others: sentence('one behaviour only'),
  definition: sentence('no definition'),
  headings: sentence('no headings'),
  closing: sentence('no closing line'),
  without: sentence<{ name: string }>('nothing about {name}'),
};

const whyNot = {
  language: sentence<{ language: string }>('It writes only in {language}.'),
  long: sentence('Its letters are about one page long.'),
  tone: sentence('It can write in only three tones: warm, plain or formal.'),
  unknown: sentence('It follows only requests in English about length, tone, scores and what to leave out.'),
  nothing: sentence('The report has to be about at least one behaviour.'),
};

type Draft = {
  -readonly [Key in keyof Wishes]: Wishes[Key];
} & { leaveOut: Set<Part>; without: Set<string> };

/** Behaviours that were chosen: their names by their keys. */
type Topics = ReadonlyMap<string, string>;

/** "Leave out figures, headings and Planning": everything that one such word is said of. */
function leaveOut(text: string, wishes: Draft, topics: Topics, done: string[]): string {
  const nouns = [figureWords, ...Object.values(parts), ...[...topics.values()].map(escaped)].join('|');
  const more = `(?:(?:, | or | and | nor )+(?:(?:the|any|all|other|its|their|your) )*(?:${nouns})\\b)*`;
  const asked = new RegExp(`${leaving}[^.;:]{0,60}?\\b(?:${nouns})\\b${more}`, 'gi');
  return text.replace(asked, (match) => {
    const names = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i').test(match);
    if (names(figureWords)) {
      wishes.hasFigures = false;
      done.push(told.noFigures());
    }
    for (const [part, words] of Object.entries(parts) as [Part, string][]) {
      if (!names(words)) continue;
      wishes.leaveOut.add(part);
      done.push(told[part]());
    }
    for (const [key, name] of topics) {
      if (!names(escaped(name))) continue;
      wishes.without.add(key);
      done.push(told.without({ name }));
    }
    return ' ';
  });
}

interface Rule {
  readonly pattern: RegExp;
  /** What it will do, or why the built-in writer cannot. */
  readonly wish: (wishes: Draft, count: number) => string | Refusal;
}

interface Refusal {
  readonly refused: string;
}

const tone = (pattern: RegExp, of: Exclude<Tone, 'usual'>): Rule => ({
  pattern,
  wish: (wishes) => {
    wishes.tone = of;
    return told[of]();
  },
});

const short = (wishes: Draft): string => {
  wishes.isShort = true;
  return told.short();
};

/** A letter has some 160 words, a short one some 120. */
const shortUpTo = 150;
const longFrom = 350;

const rules: readonly Rule[] = [
  {
    // "Less formal" is no wish for a formal letter, and says nothing that could be done.
    pattern:
      /(?:\b(?:not|never|less|too|no)|n[’']t)\b[^.,;]{0,20}\b(?:formal|plain|direct|warm|friendly|kind|short|brief)\w*/gi,
    wish: () => ({ refused: whyNot.tone() }),
  },
  {
    pattern:
      /\b(?:state|give|include|show|use|mention|with)\b[^.;:]{0,40}?\b(?:figures?|scores?|numbers?)\b/gi,
    wish: (wishes) => {
      wishes.hasFigures = true;
      return told.figures();
    },
  },
  {
    pattern: /\b(?:(?:about|around|at most|up to|under|within|in|no more than) )?(\d{2,4}) words\b/gi,
    wish: (wishes, count) => {
      if (count >= longFrom) return { refused: whyNot.long() };
      return count <= shortUpTo ? short(wishes) : '';
    },
  },
  {
    pattern:
      /\b(?:(?:keep|make) it )?(?:(?:very|much|quite) )?(?:short(?:er)?|brief(?:er|ly)?|concise|half a page)\b/gi,
    wish: short,
  },
  tone(/\b(?:more )?(?:formal(?:ly)?|business-?like|official)\b/gi, 'formal'),
  tone(/\b(?:more )?(?:matter-of-fact|plain(?:er|ly)?|direct(?:ly)?|neutral|sober|dry)\b/gi, 'plain'),
  tone(/\b(?:more )?(?:warm(?:er|ly)?|friendl(?:y|ier)|kind(?:er|ly)?|encouraging|cordial)\b/gi, 'warm'),
];

/**
 * What a prompt asks for beyond its standard template, as far as the built-in writer can do it, and what it cannot. A
 * sentence that it does not understand is told to its author rather than passed over.
 */
export function readPrompt(prompt: string, basis: WritingBasis, words: WritersTexts): PromptReading {
  const own = withoutFacts(prompt);
  const wishes: Draft = { ...withoutWishes, leaveOut: new Set(), without: new Set() };
  const met = new Set<string>();
  const unmet: Unmet[] = [];
  const topics = topicsOf(basis, words);
  const known = [...topics.values(), basis.firstName];
  const standard = new Set(sentencesIn(fillTemplate(standardTemplate, promptValues(basis, words.measures))));
  for (const text of sentencesIn(own)) {
    if (standard.has(text)) continue;
    const { left, done, refused } = obey(text, wishes, topics);
    for (const one of done) met.add(one);
    if (refused !== null) unmet.push({ part: text, reason: refused });
    else if (saysMore(left, known, done.length > 0)) unmet.push({ part: text, reason: whyNot.unknown() });
  }
  for (const [key, name] of unnamed(own, topics)) {
    wishes.without.add(key);
    met.add(told.without({ name }));
  }
  // A letter about nothing is not what anyone wants of it.
  if (topics.size > 0 && wishes.without.size === topics.size) {
    const all = [...topics.values()].map((name) => told.without({ name }));
    for (const one of all) met.delete(one);
    unmet.push(...all.map((part) => ({ part, reason: whyNot.nothing() })));
    wishes.without.clear();
  }
  return { wishes, met: [...met].filter(Boolean), unmet };
}

function obey(text: string, wishes: Draft, topics: Topics) {
  const done: string[] = [];
  let left = leaveOut(text, wishes, topics, done);
  let refused = asksOtherLanguage(text) ? whyNot.language({ language: ownLanguage() }) : null;
  for (const { pattern, wish } of rules) {
    left = left.replace(pattern, (_, count) => {
      const answer = wish(wishes, Number(count));
      if (typeof answer === 'string') done.push(answer);
      else refused ??= answer.refused;
      return ' ';
    });
  }
  return { left, done, refused };
}

const ownLanguage = () =>
  new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(currentLanguage().split('-')[0] ?? '') ??
  '';

/** Also inside a sentence that is followed otherwise: "in plain, warm German". */
function asksOtherLanguage(text: string): boolean {
  const [, name] = inLanguage.exec(text) ?? [];
  return name !== undefined && name !== ownLanguage();
}

/** Words that carry a wish no further. */
const filler = new Set(
  'a an the and or but please it its in of to for with at be is are this that letter report text tone language style use write keep make give words any all very more most as by on about address them their style english british behaviour area development measure overactivated first second'.split(
    ' ',
  ),
);

/** What is left of a sentence when all that is understood is taken out of it. */
function saysMore(left: string, names: readonly string[], isPartlyMet: boolean): boolean {
  let rest = left;
  for (const name of names) rest = rest.replace(new RegExp(escaped(name), 'gi'), ' ');
  const words = rest.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words.filter((word) => !filler.has(word)).length > (isPartlyMet ? 2 : 0);
}

/** Chosen behaviours that the prompt no longer names, where it still names another of them. */
function unnamed(prompt: string, topics: Topics): [string, string][] {
  const isNamed = (name: string) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu').test(prompt);
  const all = [...topics];
  return all.some(([, name]) => isNamed(name)) ? all.filter(([, name]) => !isNamed(name)) : [];
}

const topicsOf = ({ overactivated, areas }: WritingBasis, { measures }: WritersTexts): Topics =>
  new Map(
    [overactivated, ...areas].flatMap((key) => {
      const name = key === null ? undefined : measures.behaviours[key]?.name;
      return key === null || name === undefined ? [] : [[key, name] as const];
    }),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?]["”’)]?)\s+/)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
