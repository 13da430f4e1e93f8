import { readdirSync, readFileSync } from 'node:fs';
import type { MeasureTexts } from '@fourfold/measurement/questionnaire/load-measure-texts.ts';
import { factsOf } from './facts.ts';
import { fillChapter, type Sources } from './fill-chapter.ts';
import type { DifferenceFigures, DifferencesTrial } from './measure-differences.ts';
import type { ScaleFigures, ScaleTrial } from './measure-scales.ts';
import type { SizeFigures, SizesTrial } from './measure-sizes.ts';
import { readPrinted } from './printed-figures.ts';
import { tablesOf } from './scale-tables.ts';

/**
 * The technical manual from its chapters (`manual/`), the questionnaire's data, the figures of the scales, and what
 * `npm run simulate` and `npm run certify` printed.
 *
 * Example: `writeManual(texts, figures).get('reliability.md')`.
 */
/** How much was simulated; the groups of every size are as many as those of the scales. */
export type Trial = ScaleTrial & DifferencesTrial & SizesTrial;

export interface ManualFigures {
  readonly trial: Trial;
  readonly scales: readonly ScaleFigures[];
  readonly sizes: readonly SizeFigures[];
  readonly differences: DifferenceFigures;
}

const chapters = new URL('../../manual/', import.meta.url);
const docs = new URL('../../../../docs/', import.meta.url);
const NOTE = '<!-- Written by `npm run manual` from packages/research/manual; do not edit. -->';

export function readChapters(): ReadonlyMap<string, string> {
  const names = readdirSync(chapters).filter((name) => name.endsWith('.md'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, chapters), 'utf8')]));
}

export function writeManual(
  texts: MeasureTexts,
  { trial, scales, sizes, differences }: ManualFigures,
): ReadonlyMap<string, string> {
  const printed = (name: string) => readPrinted(readFileSync(new URL(name, docs), 'utf8'));
  const sources: Sources = {
    fact: new Map(Object.entries(factsOf(trial, scales, differences))),
    table: new Map(Object.entries(tablesOf(texts, scales, sizes))),
    evidence: printed('measurement-evidence.md'),
    certificate: printed('certificate.md'),
  };
  return new Map(
    [...readChapters()].map(([name, text]) => [name, `${NOTE}\n\n${fillChapter(text, sources)}`]),
  );
}

/** What the site and a candidate's page say of simulated people: the same figures as the manual's. */
export function simulatedFigures(): Readonly<
  Record<'competencies' | 'sounds' | 'asked' | 'fit' | 'honestFit', number>
> {
  const printed = readPrinted(readFileSync(new URL('measurement-evidence.md', docs), 'utf8'));
  const figure = (line: string) => Math.round(Number(printed.get(`Answers that are dressed up / ${line}`)));
  return {
    competencies: Number(Number(printed.get('One person / the same, mean over competencies')).toFixed(2)),
    sounds: figure('takes what sounds best: points by which competencies rise on average'),
    asked: figure('follows an advertisement: points by which what is asked for rises'),
    fit: figure('knows the team: mean fit'),
    honestFit: figure('honest: mean fit'),
  };
}
