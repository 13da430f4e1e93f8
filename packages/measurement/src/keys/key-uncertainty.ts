import { BETWEEN_GROUPS } from '../group/group-spread.ts';
import type { Model, ModelQuestion } from '../questionnaire/model.ts';

/**
 * How far the keys themselves may be off.
 *
 * The weights are expert judgement. Before anything is learned every option's popularity is taken to be unknown by
 * 0.5 logits (SD, independent between options) and every loading by 30% of itself. The danger is bias: an option that
 * everyone likes lifts everyone's score, and no number of respondents averages it away. The correlations of the
 * prior are judgement as well: those inside a competency may be weaker by 40%, which is what it takes for intervals of
 * single measures to hold when traits hang together quite otherwise (see docs/measurement-evidence.md).
 *
 * Example: the popularity of an option has variance 0.25 in `expertKeys(model).questions[0].covariance`.
 */
export interface KeyUncertainty {
  /** By question of the model. */
  readonly questions: readonly QuestionErrors[];
  /**
   * What the people whose answers taught the keys may have had in common, size x size: taken for popularity, it would
   * shift everyone by as much. Null where nothing was learned.
   */
  readonly common: Float64Array | null;
  /**
   * SD of a lean of everyone towards the last step of a construct, in logits a step. It moves groups, where popularities of
   * single options average out; once these are estimated from answers the lean is among them.
   */
  readonly leanSpread: number;
  /** How much of the variance between people lies between groups: 0.2 until it is learned. */
  readonly between: number;
  /** How much weaker the correlation inside a competency may be, as a share of it. */
  readonly correlationSpread: number;
}

/** The errors of what a question's keys say: its popularities and its loadings, with how they go together. */
export interface QuestionErrors extends QuestionParameters {
  /** Parameters x parameters. */
  readonly covariance: Float64Array;
}

/** What can be wrong in a question: the popularity of every option, and each loading that the design gives it. */
export interface QuestionParameters {
  /** By parameter: its option, from 0. */
  readonly options: Int32Array;
  /** By parameter: the place of its measure among those that the question touches, or POPULARITY. */
  readonly features: Int32Array;
}

export const POPULARITY = -1;

export function parametersOf({ optionKeys, touched, weights }: ModelQuestion): QuestionParameters {
  const width = touched.length;
  const loadings = [...weights.keys()].filter((at) => weights[at] !== 0);
  return {
    options: Int32Array.from([...optionKeys.keys(), ...loadings.map((at) => Math.floor(at / width))]),
    features: Int32Array.from([...optionKeys.map(() => POPULARITY), ...loadings.map((at) => at % width)]),
  };
}

/** How large errors are believed to be: popularities in logits, loadings as a share of themselves (SD). */
export interface ErrorSizes {
  readonly popularity: number;
  readonly loading: number;
}

export const POPULARITY_SD = 0.5;
export const LOADING_SPREAD = 0.3;
export const CORRELATION_SPREAD = 0.4;
export const LEAN_SPREAD = 0.2;

export function expertKeys(
  { questions, kind }: Model,
  { popularity, loading }: ErrorSizes = { popularity: POPULARITY_SD, loading: LOADING_SPREAD },
): KeyUncertainty {
  return {
    questions: questions.map((question) => {
      const parameters = parametersOf(question);
      const { options, features } = parameters;
      const covariance = new Float64Array(options.length ** 2);
      for (let at = 0; at < options.length; at++) {
        const feature = features[at] as number;
        const weight = question.weights[
          (options[at] as number) * question.touched.length + feature
        ] as number;
        covariance[at * (options.length + 1)] =
          feature === POPULARITY ? popularity ** 2 : (loading * weight) ** 2;
      }
      return { ...parameters, covariance };
    }),
    common: null,
    between: BETWEEN_GROUPS,
    leanSpread: kind === 'perception' ? LEAN_SPREAD : 0,
    correlationSpread: CORRELATION_SPREAD,
  };
}
