import type { DraftComparison, ReportFinding } from '@fourfold/contract/schemas';
import type { Steps } from '../../../../kernel/threads/turns.ts';
import type { Figure, ReportBasis } from '../../results/report-basis.ts';
import type { Sentence } from '../sentences.ts';
import { behaviourWords } from './behaviour-words.ts';
import { type Judged, judgeSentence, type Statement } from './judge-sentence.ts';
import { findKnown, type KnownText, knownTextsOf } from './known-texts.ts';
import type { Mark } from './marks.ts';
import type { Said } from './meaning.ts';
import type { Pole } from './parts.ts';
import { createPhrases, type FindPhrases, tokensOf } from './phrases.ts';
import type { Reading } from './terms.ts';

export interface Compared {
  readonly findings: readonly ReportFinding[];
  readonly comparison: DraftComparison;
}

interface Heard extends Statement {
  readonly figure: Figure;
  readonly sentence: Sentence;
  readonly isFit: boolean;
}

/**
 * Compares what a draft says of behaviours, and advises about them, with the results. What it cannot read counts as
 * not compared, sentence by sentence; a writer's own mark tells where the words do not. Pure and total.
 */
export function* compareDirections(
  sentences: readonly Sentence[],
  basis: ReportBasis,
  marks: readonly Mark[],
): Steps<Compared> {
  const figures = candidatesOf(sentences, basis);
  const marked = Map.groupBy(marks, ({ sentence }) => sentence);
  const known = knownTextsOf(figures);
  const isOurs = ({ text }: Sentence) => marked.get(text)?.some(({ isOwn }) => isOwn) === true;
  const read: Read[] = [];
  for (const [at, sentence] of sentences.entries()) {
    yield;
    read.push(
      at >= sentencesMost
        ? { ...silence(sentence), isOpen: true }
        : (readKnown(sentence, known) ??
            (isOurs(sentence) ? silence(sentence) : readSentence(sentence, figures, basis))),
    );
  }
  const heard = read.flatMap((one) => one.heard);
  // What a writer has marked as fitting, and reads otherwise by an act alone, is for a person to read.
  const wrong = heard.filter(
    (one) => !one.isFit && (one.isPlain || (!marked.has(one.sentence.text) && isSure(one, heard))),
  );
  const doubtful = new Set(
    heard.filter((one) => !one.isFit && !wrong.includes(one)).map(({ sentence }) => sentence),
  );
  const told = read.map(({ sentence }) => tellMarks(sentence, figures, marked.get(sentence.text) ?? []));
  const open = read.filter(
    ({ sentence, isOpen }, at) => doubtful.has(sentence) || (isOpen && told[at]?.isTold !== true),
  );
  const compared = heard.filter(({ sentence }) => !doubtful.has(sentence));
  const byMark = told.filter(({ keys }, at) => keys.length > 0 && read[at]?.heard.length === 0);
  const heardOf = new Set([...compared.map(({ figure }) => figure.key), ...told.flatMap(({ keys }) => keys)]);
  return {
    findings: [
      ...wrong.map(({ sentence, figure, ...statement }) => finding(sentence, statement, figure)),
      ...told.flatMap(({ findings }) => findings),
    ],
    comparison: {
      compared: compared.length,
      by_mark: byMark.length,
      not_compared: open.map(({ sentence: { from, text } }) => ({ from, to: from + text.length })),
      silent: chosenOf(basis)
        .filter((key) => !heardOf.has(key))
        .map(
          (key) =>
            basis.results?.figures.find((figure) => figure.kind === 'behaviour' && figure.key === key)
              ?.name ?? key,
        ),
    },
  };
}

const chosenOf = ({ overactivated, areas }: ReportBasis) => [
  ...new Set([overactivated, ...areas].filter((key) => key !== null)),
];

/** What the writer says that the sentence advises, beside the results. */
function tellMarks(sentence: Sentence, figures: readonly Figure[], marks: readonly Mark[]) {
  const known = marks.flatMap(({ key, said }) => {
    const figure = figures.find((one) => one.kind === 'behaviour' && one.key === key);
    return said === 'neither' || figure === undefined ? [] : [{ figure, said }];
  });
  const wrong = known.filter(({ said, figure }) => fits(said, figure) === false);
  const whole = { from: 0, to: sentence.text.length };
  return {
    isTold: marks.some(({ said }) => said === 'neither') || known.length > 0,
    keys: known.map(({ figure }) => figure.key),
    findings: wrong.map(({ figure }) => finding(sentence, whole, figure)),
  };
}

interface Read {
  readonly sentence: Sentence;
  readonly heard: readonly Heard[];
  readonly isOpen: boolean;
}

const silence = (sentence: Sentence): Read => ({ sentence, heard: [], isOpen: false });

function readKnown(sentence: Sentence, texts: readonly KnownText[]): Read | null {
  const known = findKnown(sentence.text, texts);
  if (known === null) return null;
  const { figure, said, from, to } = known;
  // "If it is too little, do this": both sides of what is in balance are shown.
  if (figure.band === 'balanced') return silence(sentence);
  const isFit = said === null ? null : fits(said, figure);
  const heard =
    said === null || isFit === null
      ? []
      : [{ said, isPlain: true, isPhrase: true, from, to, figure, sentence, isFit }];
  return { sentence, heard, isOpen: false };
}

function readSentence(sentence: Sentence, figures: readonly Figure[], basis: ReportBasis): Read {
  const tokens = tokensOf(sentence.text);
  let bare: Judged | undefined;
  const judged = figures.flatMap((figure) => {
    const reading = readingOf(sentence, figure, basis);
    if (reading === null) return [];
    if (isUnreadable(sentence)) return [{ ...unread, figure }];
    // Of a behaviour that it does not touch, all that counts is whether it advises anything.
    const isTouched = reading.isTopic || reading.named.length > 0 || reading.findTerms(tokens).length > 0;
    bare ??= isTouched ? undefined : judgeSentence(sentence.text, reading);
    return [{ ...(isTouched || bare === undefined ? judgeSentence(sentence.text, reading) : bare), figure }];
  });
  const heard = judged.flatMap(({ statements, figure }) =>
    statements.flatMap((statement): Heard[] => {
      const isFit = isOnlyAdvice(statement, figure) ? null : fits(statement.said, figure);
      return isFit === null || isHint(statement) ? [] : [{ ...statement, figure, sentence, isFit }];
    }),
  );
  // An act that would be right for one topic and wrong for another: whose it is cannot be told.
  const isAnyones = sentence.about.length === 0 && new Set(heard.map(({ isFit }) => isFit)).size > 1;
  if (isAnyones) return { sentence, heard: [], isOpen: true };
  // What one topic's words do not read, another's may.
  const isUnread = judged.every((one) => one.isOpen) && judged.length > 0;
  const isOpen =
    isUnread ||
    (heard.length === 0 && judged.some((one) => one.isOpen || one.isAdvice || one.statements.some(isHint)));
  return { sentence, heard, isOpen };
}

/** An act that reads like the opposite, in a text that otherwise fits, may be misread: a person has to look. */
function isSure({ figure }: Heard, heard: readonly Heard[]): boolean {
  const same = heard.filter((other) => other.figure === figure);
  const weightOf = (all: readonly Heard[]) =>
    all.reduce((sum, { isPhrase, isPlain }) => sum + (isPhrase || isPlain ? 1 : 0.5), 0);
  return weightOf(same.filter(({ isFit }) => isFit)) < weightOf(same.filter(({ isFit }) => !isFit));
}

/** "Lean on your Patience": of what is in balance a report may make use. That it is too much would be wrong. */
const isOnlyAdvice = ({ said }: Statement, { band }: Figure) =>
  band === 'balanced' && (said === 'more' || said === 'less');

/** What somebody often does says something of them, and too often something else. */
const isHint = ({ said, isPlain }: Statement) => !isPlain && (said === 'much' || said === 'little');

function candidatesOf(
  sentences: readonly Sentence[],
  { results, overactivated, areas }: ReportBasis,
): Figure[] {
  const named = new Set(sentences.flatMap(({ mentions }) => mentions.flatMap(({ figures }) => figures)));
  const chosen = new Set([overactivated, ...areas]);
  return (results?.figures ?? []).filter(
    (figure) => named.has(figure) || (figure.kind === 'behaviour' && chosen.has(figure.key)),
  );
}

const none: FindPhrases<Pole> = () => [];
const terms = new Map<string, FindPhrases<Pole>>();
function termsOf({ key, kind }: Figure): FindPhrases<Pole> {
  const words = kind === 'behaviour' ? behaviourWords[key] : undefined;
  if (words === undefined) return none;
  const known =
    terms.get(key) ??
    createPhrases<Pole>([
      ['act', words.acts],
      ['opposite', words.opposites],
    ]);
  terms.set(key, known);
  return known;
}

/** A sentence that names more measures, or is longer, than this says of none of them which way. */
const namesMost = 6;
const sentenceMost = 1000;
/** A report has some sixty sentences; what comes after these is left to a person. */
const sentencesMost = 200;
const unread = { statements: [], isOpen: true, isAdvice: true } as const;

const isUnreadable = ({ text, about }: Sentence) =>
  text.length > sentenceMost || topicsOf(about).size > namesMost;

const topicsOf = (about: Sentence['about']) =>
  new Set(about.flatMap(({ figures }) => figures.map(({ name }) => name)));

/** How a sentence is read for a behaviour; null where it speaks of others. */
function readingOf({ from, mentions, about }: Sentence, figure: Figure, basis: ReportBasis): Reading | null {
  const isChosen = basis.overactivated === figure.key || basis.areas.includes(figure.key);
  if (about.length === 0 ? !isChosen : !about.some(({ figures }) => figures.includes(figure))) return null;
  const named = mentions
    .filter(({ figures }) => figures.includes(figure))
    .map((mention) => ({ from: mention.from - from, to: mention.to - from }));
  return {
    findTerms: termsOf(figure),
    firstName: basis.firstName,
    isTopic: topicsOf(about).size === 1,
    named,
  };
}

/** Whether the result says so, too; null where it says neither. */
function fits(said: Said, { band, kind }: Figure): boolean | null {
  const side =
    band === 'balanced' ? 'balanced' : band === 'low' || band === 'underactivated' ? 'little' : 'much';
  if (side === 'balanced') return kind === 'behaviour' || kind === 'competency' ? false : null;
  return side === 'much' ? said === 'much' || said === 'less' : said === 'little' || said === 'more';
}

function finding(
  { from }: Sentence,
  statement: Pick<Statement, 'from' | 'to'>,
  figure: Figure,
): ReportFinding {
  return { kind: 'direction', from: from + statement.from, to: from + statement.to, note: explain(figure) };
}

const explain = ({ name, score, low, high, band }: Figure) =>
  `${name} is ${score} (${low} to ${high}), which is ${band}.`;
