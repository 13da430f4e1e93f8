import type { DraftComparison, ReportFinding } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import type { Steps } from '../../../../kernel/threads/turns.ts';
import type { Figure, ReportBasis } from '../../results/report-basis.ts';
import { hearJudge, type Judgement, type Said } from '../judge/judgement.ts';
import type { Sentence } from '../sentences.ts';
import { clausesOf, type Place } from './clauses.ts';
import { type Statement, weighEvidence } from './evidence.ts';
import { findKnown, type KnownText, knownTextsOf } from './known-texts.ts';
import type { Mark } from './marks.ts';
import { readClauses } from './reader.ts';

export interface Compared {
  readonly findings: readonly ReportFinding[];
  readonly comparison: DraftComparison;
}

/** What others than the trained reader say of a draft's sentences. */
export interface Testimony {
  readonly marks: readonly Mark[];
  readonly judgement: Judgement | null;
}

/**
 * Compares what a draft says of behaviours, and advises about them, with the results. What it cannot read counts as
 * not compared, sentence by sentence; a judge, or a writer's own mark, tells where the words do not. What contradicts
 * for either reader is found. Pure and total.
 */
export function* compareDirections(
  sentences: readonly Sentence[],
  basis: ReportBasis,
  { marks, judgement }: Testimony,
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
  const { wrong, fitting } = weighEvidence(read.flatMap(({ statements }) => statements));
  // What a writer has marked as fitting, and reads otherwise by what is done alone, is for a person to read.
  const contrary = wrong.filter(({ isNamed, sentence }) => isNamed || !marked.has(sentence.text));
  const compared = [...contrary, ...fitting];
  const clear = new Set(compared.map(({ sentence }) => sentence));
  const doubtful = new Set(wrong.filter((one) => !contrary.includes(one)).map(({ sentence }) => sentence));
  const told = read.map(({ sentence }) => tellMarks(sentence, figures, marked.get(sentence.text) ?? []));
  const hear = hearJudge(judgement, sentences);
  const judged = read.map(({ sentence, isKnown }, at) => {
    const says = isKnown ? undefined : hear(at);
    const asked = figures.filter((figure) => isAskedOf(sentence, figure, basis));
    return says === undefined ? unheard : tellJudge(sentence, { figures, asked, says, judgement });
  });
  const open = read.filter(
    ({ sentence, isOpen }, at) =>
      doubtful.has(sentence) || (isOpen && !clear.has(sentence) && !judged[at]?.isTold && !told[at]?.isTold),
  );
  const unclear = (at: number) => !clear.has(read[at]?.sentence as Sentence);
  const byJudge = judged.filter(({ keys }, at) => keys.length > 0 && unclear(at));
  const isMarked = (at: number) =>
    told[at]?.keys.length !== 0 && unclear(at) && judged[at]?.keys.length === 0;
  const byMark = read.filter((_, at) => isMarked(at)).map(({ sentence }) => sentence);
  const heardOf = new Set([
    ...compared.map(({ figure }) => figure.key),
    ...[...told, ...judged].flatMap(({ keys }) => keys),
  ]);
  return {
    findings: [
      ...contrary.map((statement) => finding(statement.sentence, statement, statement.figure)),
      ...[...told, ...judged].flatMap(({ findings }) => findings),
    ],
    comparison: {
      compared: compared.length,
      by_judge: byJudge.length,
      by_mark: byMark.length,
      not_compared: open.map(({ sentence }) => placeOf(sentence)),
      // What this server has written itself needs no reader: its sentences are known.
      marked: byMark.filter((sentence) => !isOurs(sentence)).map(placeOf),
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

const placeOf = ({ from, text }: Sentence) => ({ from, to: from + text.length });

const chosenOf = ({ overactivated, areas }: ReportBasis) => [
  ...new Set([overactivated, ...areas].filter((key) => key !== null)),
];

/** What the writer says that the sentence advises, beside the results. */
function tellMarks(sentence: Sentence, figures: readonly Figure[], marks: readonly Mark[]) {
  const known = marks.flatMap(({ key, said }) => {
    const figure = figures.find((one) => one.kind === 'behaviour' && one.key === key);
    return said === 'neither' || figure === undefined ? [] : [{ figure, said }];
  });
  const whole = { from: 0, to: sentence.text.length };
  return {
    isTold: marks.some(({ said }) => said === 'neither') || known.length > 0,
    keys: known.map(({ figure }) => figure.key),
    findings: known.flatMap(({ said, figure }) =>
      isAgainst(said, figure) ? [finding(sentence, whole, figure)] : [],
    ),
  };
}

interface Heard {
  readonly figures: readonly Figure[];
  /** Those that the sentence may be about. */
  readonly asked: readonly Figure[];
  readonly says: readonly Said[];
  readonly judgement: Judgement | null;
}

const unheard = { isTold: false, keys: [], findings: [] } as const;

/** What a judge says that the sentence points to, beside the results. Of what is in balance either way may be said. */
function tellJudge(sentence: Sentence, { figures, asked, says, judgement }: Heard) {
  const pointed = says.flatMap(({ key, said }) => {
    const figure = figures.find((one) => one.kind === 'behaviour' && one.key === key);
    return figure === undefined || said === 'neither' || said === 'unclear' ? [] : [{ figure, said }];
  });
  const compared = pointed.filter(({ figure }) => figure.band !== 'balanced');
  const names = new Set(
    figures.flatMap(({ kind, key, name }) =>
      kind === 'behaviour' && judgement?.keys.includes(key) ? [name] : [],
    ),
  );
  const isWhole = asked.every(({ name }) => names.has(name));
  const isClear = says.every(({ said }) => said !== 'unclear');
  const whole = { from: 0, to: sentence.text.length };
  return {
    isTold: isWhole && isClear && (compared.length > 0 || pointed.length === 0),
    keys: compared.map(({ figure }) => figure.key),
    findings: compared.flatMap(({ said, figure }) =>
      isAgainst(said, figure) ? [finding(sentence, whole, figure)] : [],
    ),
  };
}

const isAgainst = (said: 'more' | 'less', figure: Figure) =>
  figure.band === 'balanced' || (said === 'more') !== (sideOf(figure) === 'little');

interface Read {
  readonly sentence: Sentence;
  readonly statements: readonly Statement[];
  /** It says or advises something, so it is listed where that could not be compared. */
  readonly isOpen: boolean;
  /** A sentence of our own, of which we know which way it points. */
  readonly isKnown?: boolean;
}

const silence = (sentence: Sentence): Read => ({ sentence, statements: [], isOpen: false });

const certain = 10;

function readKnown(sentence: Sentence, texts: readonly KnownText[]): Read | null {
  const known = findKnown(sentence.text, texts);
  if (known === null) return null;
  const { figure, said, from, to } = known;
  // "If it is too little, do this": both sides of what is in balance are shown.
  if (figure.band === 'balanced' || said === null) return { ...silence(sentence), isKnown: true };
  const up = said === 'more' ? certain : -certain;
  return {
    sentence,
    statements: [{ figure, sentence, up, isNamed: true, isDelicate: false, from, to }],
    isOpen: false,
    isKnown: true,
  };
}

/** A sentence that names more measures, or is longer, than this says of none of them which way. */
const namesMost = 6;
const sentenceMost = 1000;
/** A report has some sixty sentences; what comes after these is left to a person. */
const sentencesMost = 200;
/** Log odds that a sentence points nowhere, from which it need not be listed. */
const nowhereEnough = 2;

function readSentence(sentence: Sentence, figures: readonly Figure[], basis: ReportBasis): Read {
  const { text, about, mentions, from } = sentence;
  const asked = figures.filter((figure) => isAskedOf(sentence, figure, basis));
  if (asked.length === 0 || isFrame(sentence)) return silence(sentence);
  if (text.length > sentenceMost || topicsOf(about).size > namesMost)
    return { ...silence(sentence), isOpen: true };
  const placesFor = (figure: Figure) =>
    mentions.map((mention) => ({
      from: mention.from - from,
      to: mention.to - from,
      isOwn: mention.figures.some(({ name }) => name === figure.name),
    }));
  const unnamed = mentions.length === 0 ? clausesOf(text, []) : null;
  const readings = asked.map((figure) => ({
    figure,
    reading: readClauses(
      unnamed ?? clausesOf(text, placesFor(figure)),
      figure.kind === 'behaviour' ? figure.key : '',
    ),
  }));
  const known = readings.reduce((sum, { reading }) => sum + reading.known, 0);
  const statements = readings.map(({ figure, reading }) => ({
    figure,
    sentence,
    // What could be said of any of several behaviours counts for each by what is known of it.
    up: reading.isNamed
      ? (urgedIn(text, placesFor(figure)) ?? reading.up)
      : reading.up * pointing(reading.nowhere) * (known === 0 ? 1 : reading.known / known),
    isNamed: reading.isNamed,
    isDelicate: reading.isDelicate,
    from: reading.from,
    to: reading.to,
  }));
  return { sentence, statements, isOpen: readings.some(({ reading }) => reading.nowhere < nowhereEnough) };
}

/** "You should command more attention": so plain that it needs no reader, unless it is denied or asked. */
const urged =
  /\byou\s+(?:\p{L}+ly\s+)?(?:should|must|ought to|need(?: to)?|have to)\s+(?:\p{L}+\s+){0,2}(more|less|fewer)\s+$/iu;
const turnedRound = /\b(?:not|never|no|nobody|if|whether)\b|n[’']t|\?/i;

function urgedIn(text: string, places: readonly Place[]): number | null {
  if (turnedRound.test(text)) return null;
  const ways = places.flatMap(({ from, isOwn }) => {
    const way = isOwn ? urged.exec(text.slice(Math.max(0, from - 80), from))?.[1] : undefined;
    return way === undefined ? [] : [way.toLowerCase() === 'more' ? certain : -certain];
  });
  return ways[0] ?? null;
}

/** How probably a sentence points anywhere: a report has many that only keep it company. */
const pointing = (nowhere: number) => 1 / (1 + Math.exp(nowhere));

/** A heading or a greeting. */
const isFrame = ({ text }: Sentence) =>
  /^#{1,6}\s/.test(text) || /^(?:dear|hi|hello|hey)\s[^.!?,:;]{1,40},?$/i.test(text);

/** What is named before, in the same passage, it is about; else it may be about whatever the report has chosen. */
function isAskedOf({ about }: Sentence, figure: Figure, { overactivated, areas }: ReportBasis): boolean {
  if (about.length > 0) return about.some(({ figures }) => figures.includes(figure));
  return figure.kind === 'behaviour' && (overactivated === figure.key || areas.includes(figure.key));
}

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

const topicsOf = (about: Sentence['about']) =>
  new Set(about.flatMap(({ figures }) => figures.map(({ name }) => name)));

function finding(
  { from }: Sentence,
  place: { readonly from: number; readonly to: number },
  figure: Figure,
): ReportFinding {
  return { kind: 'direction', from: from + place.from, to: from + place.to, note: explain(figure) };
}

/** In the words of the screens, which call a score too much or too little and not by its band. */
const explain = (figure: Figure): string => {
  const seen = figure.kind === 'perception' || figure.kind === 'domain';
  return (seen ? seenAs : is)[figure.band === 'balanced' ? 'balanced' : sideOf(figure)](figure);
};

type Explained = Pick<Figure, 'name' | 'score' | 'low' | 'high'>;

const is = {
  little: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), which is too little.',
  ),
  balanced: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), which is balanced.',
  ),
  much: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), which is too much.',
  ),
} as const;

const seenAs = {
  little: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), so it is seen as weak.',
  ),
  balanced: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), so it is seen as neither weak nor strong.',
  ),
  much: sentence<Explained>(
    '{name} is {score, number} ({low, number} to {high, number}), so it is seen as strong.',
  ),
} as const;

const sideOf = ({ band }: Figure): 'little' | 'much' =>
  band === 'low' || band === 'underactivated' ? 'little' : 'much';
