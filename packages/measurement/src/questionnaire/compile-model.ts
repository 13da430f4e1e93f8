import { MeasurementError } from '../errors.ts';
import type { MeasureGroup, Model, ModelQuestion } from './model.ts';
import { createPrior } from './prior.ts';
import type { Design, Measure, MeasureKind, Question, QuestionKind } from './types.ts';

/**
 * A design compiled for scoring: keys become indexes, the discrimination `a`
 * goes into the weights, the prior is inverted once.
 *
 * A behaviour is scored from tendency questions only, a perception from
 * constructs only; mirrors are in neither. Throws `unknown_measure` when a
 * loading names a measure of another kind.
 *
 * Example: `compileModel(design, 'behaviour').size` is 84.
 */
export const DISCRIMINATION: Readonly<Record<QuestionKind, number>> = {
  tendency: 1.5,
  construct: 1.2,
  mirror: 1.2,
};

const SCORED_BY: Readonly<Record<MeasureKind, QuestionKind>> = {
  behaviour: 'tendency',
  perception: 'construct',
};

export function compileModel(design: Design, kind: MeasureKind): Model {
  const measures = design.measures.filter((measure) => measure.kind === kind);
  const groups = groupMeasures(measures);
  const questions = compileQuestions(
    design.questions.filter((question) => question.kind === SCORED_BY[kind]),
    measures,
  );
  const optionCount = questions.reduce((count, question) => count + question.optionKeys.length, 0);
  return {
    kind,
    version: design.version,
    size: measures.length,
    measures,
    groups,
    questions,
    optionCount,
    popularity: new Float64Array(optionCount),
    prior: createPrior(kind, measures.length, groups),
  };
}

function groupMeasures(measures: readonly Measure[]): MeasureGroup[] {
  const members = new Map<string, number[]>();
  for (const [index, { group }] of measures.entries())
    members.set(group, [...(members.get(group) ?? []), index]);
  return [...members].map(([key, indexes]) => ({ key, members: indexes }));
}

function compileQuestions(questions: readonly Question[], measures: readonly Measure[]): ModelQuestion[] {
  const indexes = new Map(measures.map((measure, index) => [measure.key, index]));
  let firstOption = 0;
  return questions.map((question) => {
    const compiled = compileQuestion(question, indexes, firstOption);
    firstOption += question.options.length;
    return compiled;
  });
}

function compileQuestion(
  question: Question,
  indexes: ReadonlyMap<string, number>,
  firstOption: number,
): ModelQuestion {
  const { id, key, kind, options } = question;
  const indexOf = (measure: string): number => {
    const index = indexes.get(measure);
    if (index === undefined) throw new MeasurementError('unknown_measure', { measure, question: key });
    return index;
  };
  const keys = new Set(options.flatMap((option) => option.loadings.map(({ measure }) => measure)));
  const touched = Int32Array.from([...keys].map(indexOf).sort((a, b) => a - b));
  const weights = new Float64Array(options.length * touched.length);
  for (const [row, option] of options.entries()) {
    for (const { measure, weight } of option.loadings) {
      const at = row * touched.length + touched.indexOf(indexOf(measure));
      weights[at] = (weights[at] as number) + DISCRIMINATION[kind] * weight;
    }
  }
  return { id, key, firstOption, optionKeys: options.map((option) => option.key), touched, weights };
}
