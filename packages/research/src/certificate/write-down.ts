import { DISCRIMINATION } from '@fourfold/measurement/questionnaire/compile-model.ts';
import { PRIOR_CORRELATION } from '@fourfold/measurement/questionnaire/prior.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import type { OurSummary, Sheet } from './sheets.ts';

/**
 * One half of the questionnaire, written down as by someone who has only read its description: keys, loadings,
 * discrimination, correlations. From here on nothing of the estimator is used.
 *
 * Example: `writeDown(questionnaire, 'behaviour', sheets).loadings[0]` is [0, 17, 1]: the first option shows measure 17.
 */
export interface WrittenHalf {
  readonly questions: number;
  readonly options: number;
  readonly discrimination: number;
  /** Option over all questions, measure, weight before discrimination. */
  readonly loadings: readonly (readonly [option: number, measure: number, weight: number])[];
  /** By measure: its competency or domain. */
  readonly groups: readonly number[];
  readonly within: number;
  readonly across: number;
  /** By sheet and question: the option over all questions. */
  readonly chosen: readonly (readonly number[])[];
  readonly measures: Intervals;
  readonly together: Intervals;
}

export interface Intervals {
  readonly low: readonly (readonly number[])[];
  readonly high: readonly (readonly number[])[];
}

export function writeDown(
  { design }: Questionnaire,
  kind: MeasureKind,
  sheets: readonly Sheet[],
): WrittenHalf {
  const asked = kind === 'behaviour' ? 'tendency' : 'construct';
  const measures = design.measures.filter((measure) => measure.kind === kind);
  const questions = design.questions.filter((question) => question.kind === asked);
  const names = [...new Set(measures.map(({ group }) => group))];
  const place = new Map(measures.map(({ key }, at) => [key, at]));
  const intervals = (of: (sheet: Sheet) => OurSummary): Intervals => ({
    low: sheets.map((sheet) => of(sheet).low),
    high: sheets.map((sheet) => of(sheet).high),
  });
  return {
    questions: questions.length,
    options: questions[0]?.options.length ?? 0,
    discrimination: DISCRIMINATION[asked],
    loadings: questions
      .flatMap(({ options }) => options)
      .flatMap(({ loadings }, option) =>
        loadings.map(({ measure, weight }) => [option, place.get(measure) as number, weight] as const),
      ),
    groups: measures.map(({ group }) => names.indexOf(group)),
    ...PRIOR_CORRELATION[kind],
    chosen: sheets.map(({ choices }) => [...choices]),
    measures: intervals((sheet) => sheet.measures),
    together: intervals((sheet) => sheet.groups),
  };
}
