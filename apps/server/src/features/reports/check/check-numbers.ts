import type { ReportFinding } from '@fourfold/contract';
import type { Figure, ReportBasis } from '../results/report-basis.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import type { Sentence } from './sentences.ts';

/** The scale itself: its ends, its middle, the edges of its bands, and the size of its intervals. */
const ofTheScale = new Set([0, 50, 80, 95, 100, 120, 150, 200]);

const counted =
  'minutes?|mins?|hours?|days?|weeks?|months?|quarters?|years?|times?|people|persons?|colleagues?|questions?|answers?|steps?|examples?|things?|others?|situations?|moments?|sentences?|meetings?|conversations?|talks?|words?|points? of the day|behaviours?|perceptions?|groups?|areas?|measures?|pages?|o’clock|seconds?|evenings?|mornings?|weekdays?';
const countedAfter = new RegExp(`^[\\s-]+(?:\\p{L}+\\s+){0,2}?(?:${counted})(?![\\p{L}])`, 'iu');
const numbered =
  /(?:step|week|day|month|part|phase|stage|level|question|point|number|no\.|page|section)\s+$/i;
const claimed = /^\s*(?:points?|out of 200|\/\s?200)/i;
const listSign = /^\s*(?:[-*+]\s*)?\d+[.)]\s/;
const dates =
  /^\s*(?:st|nd|rd|th)?\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)/i;

/** Every number that is neither a figure of what the sentence is about, nor the scale, nor plainly a count. */
export function checkNumbers(sentences: readonly Sentence[], basis: ReportBasis): ReportFinding[] {
  const said = new Set(
    (basis.results?.reasons ?? []).flatMap((reason) => readNumbers(reason).map(({ value }) => value)),
  );
  return sentences.flatMap((sentence) =>
    readNumbers(sentence.text)
      .filter((number) => !isCount(sentence.text, number) && !said.has(number.value))
      .flatMap((number) => judge(sentence, number, basis)),
  );
}

function isCount(text: string, { from, to, value, isPercent, inWords }: ReadNumber): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (isPercent) return false;
  if (inWords && value <= 20) return true;
  if (claimed.test(after)) return false;
  if (countedAfter.test(after) || numbered.test(before) || dates.test(after)) return true;
  if (before.trim() === '' && listSign.test(text)) return true;
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

function judge({ text, about, mentions, from: offset }: Sentence, number: ReadNumber, basis: ReportBasis) {
  const figures = about.flatMap((mention) => mention.figures);
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

/** The probability of too much (or too little), or of the opposite. */
const isChance = (value: number, beyond: number) => value === beyond || value === 100 - beyond;

/** Beside a measure's name even a 100 is a claim about it, unless the sentence is plainly about the scale. */
const isOfScale = (value: number, text: string, isAlone: boolean) =>
  ofTheScale.has(value) && (isAlone || aboutTheScale.test(text));
const aboutTheScale =
  /100 (?:is|means|being) (?:the )?(?:balanced|middle)|from 0 to 200|80 ?(?:to|and|–|-) ?120|out of 200/;

const valuesOf = ({ score, low, high }: Figure) => [score, low, high];

function explain({ isPercent }: ReadNumber, figures: readonly Figure[], { results }: ReportBasis): string {
  if (results === null) return 'No results stand behind this report, so no figure can be checked.';
  const [only] = figures;
  if (only === undefined) return 'This figure stands beside no measure, so it cannot be checked.';
  if (isPercent) return `${only.name} is out of balance with a probability of ${only.beyond}%.`;
  const known = figures
    .slice(0, 3)
    .map(({ name, score, low, high }) => `${name} is ${score} (${low} to ${high})`);
  return `${known.join('; ')}.`;
}
