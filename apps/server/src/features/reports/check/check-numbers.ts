import type { ReportFinding } from '@fourfold/contract/schemas';
import {
  BALANCED,
  HIGH_EDGE,
  HIGHEST,
  LOW_EDGE,
  LOWEST,
  OVERACTIVATED_FROM,
  UNDERACTIVATED_BELOW,
} from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { listOf, percentOf } from '@fourfold/words/format';
import type { Figure, ReportBasis } from '../results/report-basis.ts';
import type { Mention } from './mentions.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import type { Sentence } from './sentences.ts';

/** The scale itself: its ends, its middle, the edges of its bands, and the size of its intervals. */
const ofTheScale = new Set([
  LOWEST,
  UNDERACTIVATED_BELOW,
  LOW_EDGE,
  95,
  BALANCED,
  HIGH_EDGE,
  OVERACTIVATED_FROM,
  HIGHEST,
]);

const counted =
  'minutes?|mins?|hours?|days?|weeks?|months?|quarters?|years?|times?|people|persons?|colleagues?|questions?|answers?|steps?|examples?|things?|others?|situations?|moments?|sentences?|lines?|meetings?|conversations?|talks?|words?|points? of the day|behaviours?|perceptions?|groups?|areas?|measures?|pages?|o’clock|seconds?|evenings?|mornings?|weekdays?';
/** What may stand between a number and what it counts: "4 short weeks", and not "142 for most people". */
const between =
  '(?!(?:for|of|to|in|by|with|across|than|and|or|from|at|on|as|is|was|per|over|this|that|these|those|last|next|every|each|most|all|some|the|a|an)\\s)\\p{L}+\\s+';
const countedAfter = new RegExp(
  `^(?:\\s*(?:to|or|and|–|-)\\s*\\p{N}+)?[\\s-]+(?:${between}){0,2}?(?:${counted})(?![\\p{L}])`,
  'iu',
);
const compared = /^[\s-]+times\s+(?:the|as|more|less|higher|lower|stronger|weaker)(?![\p{L}])/iu;
const numbered = /(?:step|week|day|month|part|phase|stage|question|page|section)\s+$/i;
/** Beside a measure a level or a point is a score under another name, except for the four levels. */
const levelled = /(?:level|point|number|no\.)\s+$/i;
const claimed = /^\s*(?:points?|out of 200|\/\s?200)/i;
const listSign = /^\s*(?:[-*+]\s*)?\d+[.)]\s/;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const dates = new RegExp(`^\\s*(?:st|nd|rd|th)?\\s+(?:${months})`, 'i');
const dated = new RegExp(`(?:in|since|until|by|from|year|${months}|\\d,)\\s+$`, 'i');
/** "stands at nineteen." is a claim; "choose two of them" is a count. */
const scoredInWords = /(?:scores?|scored|is|was|at|of|reache[sd]|stands|:)\s+$/i;
const endsClaim = /^\s*(?:[.,;:!?)]|$|out of\s|points?\s|and\s|which\s|on\s)/i;

/** Every number that is neither a figure of what the sentence is about, nor the scale, nor plainly a count. */
export function checkNumbers(sentences: readonly Sentence[], basis: ReportBasis): ReportFinding[] {
  const said = new Set(
    (basis.results?.reasons ?? []).flatMap((reason) => readNumbers(reason).map(({ value }) => value)),
  );
  return sentences.flatMap((sentence) =>
    readNumbers(sentence.text)
      .filter((number) => !isCount(sentence, number) && !said.has(number.value))
      .flatMap((number) => judge(sentence, number, basis)),
  );
}

/** What a number counts stands close to it. A "sentence" may be 40,000 characters with a number in each third one. */
const near = 200;

function isCount({ text, mentions }: Sentence, number: ReadNumber): boolean {
  const { from, to, value, isPercent, inWords } = number;
  const [before, after] = [text.slice(Math.max(0, from - near), from), text.slice(to, to + near)];
  if (isPercent || compared.test(after)) return false;
  const isNamed = mentions.length > 0;
  const counts = countedAfter.test(after) && !(isNamed && value > 100);
  if (inWords && value <= 20) return counts || value < 2 || !(isNamed && isScored(before, after));
  if (claimed.test(after)) return false;
  if (counts || dates.test(after) || (numbered.test(before) && value <= 60)) return true;
  if (levelled.test(before) && (!isNamed || value <= 4)) return true;
  if (from < near && before.trim() === '' && listSign.test(text)) return true;
  return Number.isInteger(value) && value >= 1900 && value <= 2100 && dated.test(before);
}

const isScored = (before: string, after: string) => scoredInWords.test(before) && endsClaim.test(after);

function judge(sentence: Sentence, number: ReadNumber, basis: ReportBasis) {
  const { text, about, mentions, from: offset } = sentence;
  const meant = saidOf(sentence, number);
  const figures = (meant === null ? about : [meant]).flatMap((mention) => mention.figures);
  const { value, isPercent } = number;
  if (
    isPercent
      ? value === 95 || figures.some(({ beyond }) => isChance(value, beyond))
      : isOfScale(value, text, basis.results !== null && mentions.length === 0)
  ) {
    return [];
  }
  if (!isPercent && figures.some((figure) => valuesOf(figure).includes(value))) return [];
  const place = { from: offset + number.from, to: offset + number.to };
  return [{ kind: 'number' as const, ...place, note: explain(number, figures, basis) }];
}

/**
 * "Delegation is 155 and Patience is 62" has two measures and two true figures, each beside the wrong one: a figure
 * that a measure's name leads to by linking words alone is that measure's. Not so when several names share it.
 */
function saidOf({ text, mentions, from: offset }: Sentence, { from }: ReadNumber): Mention | null {
  const at = mentions.findLastIndex(({ to }) => to - offset <= from);
  const meant = mentions[at];
  if (meant === undefined || mentions.length < 2) return null;
  if (!linking.test(text.slice(meant.to - offset, from))) return null;
  const previous = mentions[at - 1];
  const isShared =
    previous !== undefined &&
    /^[\s*_]*(?:,|and|or|&)[\s*_]*$/i.test(text.slice(previous.to - offset, meant.from - offset));
  return isShared ? null : meant;
}
const linking =
  /^[\s*_:=(–—-]*(?:(?:is|are|was|stands?|scores?|scored|lies|at|of|has|a|score|reached|currently|now|only|just|about)[\s*_:=(]+)*$/i;

/** The probability of too much (or too little), or of the opposite. */
const isChance = (value: number, beyond: number) => value === beyond || value === 100 - beyond;

/** Beside a measure's name even a 100 is a claim about it, unless the sentence is plainly about the scale. */
const isOfScale = (value: number, text: string, isAlone: boolean) =>
  ofTheScale.has(value) && (isAlone || aboutTheScale.test(text));
const aboutTheScale =
  /100 (?:is|means|being) (?:the )?(?:balanced|middle)|from 0 to 200|80 ?(?:to|and|–|-) ?120|out of 200/;

const valuesOf = ({ score, low, high }: Figure) => [score, low, high];

const noResults = sentence('This report is not based on results, so no number can be checked.');
const noMeasure = sentence('There is no measure next to this number, so it cannot be checked.');
const isOut = sentence<{ name: string; probability: string }>(
  'The chance that {name} is out of balance is {probability}.',
);
const isAt = sentence<Pick<Figure, 'name' | 'score' | 'low' | 'high'>>(
  '{name} is {score, number} ({low, number} to {high, number})',
);
const listed = sentence<{ figures: string }>('{figures}.');

const asBehaviour = sentence<{ name: string }>('{name} (behaviour)');
const asSeen = sentence<{ name: string; first: string }>('{name} (as {first} sees it at work)');

/** A behaviour and a perception may share a name, and are told apart beside each other. */
function named({ name, kind }: Figure, figures: readonly Figure[], first: string): string {
  if (figures.filter((one) => one.name === name).length < 2) return name;
  return kind === 'behaviour' ? asBehaviour({ name }) : asSeen({ name, first });
}

function explain(
  { isPercent }: ReadNumber,
  figures: readonly Figure[],
  { results, firstName }: ReportBasis,
): string {
  if (results === null) return noResults();
  const [only] = figures;
  if (only === undefined) return noMeasure();
  if (isPercent) return isOut({ name: only.name, probability: percentOf(only.beyond / 100) });
  const known = figures
    .slice(0, 3)
    .map((figure) => isAt({ ...figure, name: named(figure, figures, firstName) }));
  return listed({ figures: listOf(known) });
}
