import type { Model } from '../../questionnaire/model.ts';
import { POPULARITY, parametersOf, type QuestionParameters } from '../key-uncertainty.ts';

/**
 * All keys of a model in one row, question by question, each question's popularities before its loadings.
 *
 * What sampling runs over millions of times, so it is flat arrays and nothing else: parameter `at` belongs to the option
 * `optionOf[at]` and multiplies the standing on `measureOf[at]`, or one where that is POPULARITY.
 *
 * Example: a tetrad has 12: four popularities, four loadings of its own and four on others.
 */
export interface Layout {
  readonly size: number;
  /** Where each question's parameters begin, and where the last ends. */
  readonly starts: Int32Array;
  readonly firstOptions: Int32Array;
  readonly optionCounts: Int32Array;
  /** The place of the option in its question. */
  readonly optionOf: Int32Array;
  readonly measureOf: Int32Array;
  /** What the authors say: 0 for popularities. */
  readonly authored: Float64Array;
  /** The same by question, as the uncertainty of keys is told. */
  readonly parameters: readonly QuestionParameters[];
  /** By question: every two parameters of one option, the later one first. */
  readonly sameOption: readonly Int32Array[];
  readonly mostOptions: number;
  readonly mostParameters: number;
}

export function layOut({ questions, size }: Model): Layout {
  const parameters = questions.map(parametersOf);
  const starts = new Int32Array(questions.length + 1);
  for (const [index, { options }] of parameters.entries())
    starts[index + 1] = (starts[index] as number) + options.length;
  const flat = <T>(read: (question: number, at: number) => T): T[] =>
    parameters.flatMap(({ options }, question) => [...options.keys()].map((at) => read(question, at)));
  const optionCounts = Int32Array.from(questions, ({ optionKeys }) => optionKeys.length);
  return {
    size,
    parameters,
    starts,
    firstOptions: Int32Array.from(questions, ({ firstOption }) => firstOption),
    optionCounts,
    optionOf: Int32Array.from(flat((question, at) => parameters[question]?.options[at] ?? 0)),
    measureOf: Int32Array.from(
      flat((question, at) => {
        const feature = parameters[question]?.features[at] ?? POPULARITY;
        return feature === POPULARITY ? POPULARITY : (questions[question]?.touched[feature] ?? 0);
      }),
    ),
    authored: Float64Array.from(
      flat((question, at) => {
        const { options, features } = parameters[question] ?? { options: [], features: [] };
        const feature = features[at] ?? POPULARITY;
        const { weights, touched } = questions[question] ?? { weights: [], touched: [] };
        return feature === POPULARITY ? 0 : (weights[(options[at] ?? 0) * touched.length + feature] ?? 0);
      }),
    ),
    sameOption: parameters.map(({ options }) =>
      Int32Array.from(
        [...options.keys()].flatMap((a) =>
          [...options.keys()].slice(0, a + 1).flatMap((b) => (options[a] === options[b] ? [a, b] : [])),
        ),
      ),
    ),
    mostOptions: Math.max(...optionCounts),
    mostParameters: Math.max(...parameters.map(({ options }) => options.length)),
  };
}

/** The model that says what the parameters say. */
export function withParameters(model: Model, layout: Layout, values: Float64Array, version: string): Model {
  const popularity = new Float64Array(model.optionCount);
  const questions = model.questions.map((question, index) => {
    const weights = new Float64Array(question.weights.length);
    const { features, options } = layout.parameters[index] as QuestionParameters;
    const start = layout.starts[index] as number;
    for (let at = 0; at < options.length; at++) {
      const option = options[at] as number;
      const feature = features[at] as number;
      const value = values[start + at] as number;
      if (feature === POPULARITY) popularity[question.firstOption + option] = value;
      else weights[option * question.touched.length + feature] = value;
    }
    return { ...question, weights };
  });
  return { ...model, version, popularity, questions };
}

/** What a model says, in the layout of the authors' model of the same design. */
export function readParameters(authors: Model, model: Model): Float64Array {
  const { parameters } = layOut(authors);
  return Float64Array.from(
    parameters.flatMap(({ options, features }, index) =>
      [...options.keys()].map((at) => {
        const { firstOption, touched, weights } = model.questions[index] as Model['questions'][number];
        const option = options[at] as number;
        const feature = features[at] as number;
        return feature === POPULARITY
          ? (model.popularity[firstOption + option] as number)
          : (weights[option * touched.length + feature] as number);
      }),
    ),
  );
}
