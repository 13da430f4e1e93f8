import type { Measure, MeasureKind } from './types.ts';

/**
 * One half of the questionnaire (behaviours or perceptions) in the form that
 * scoring runs on: Bock's nominal response model with a multivariate normal
 * prior.
 *
 *   P(option j of question t | x) is proportional to exp(c_tj + a A_tj . x),   x ~ N(mean, covariance)
 *
 * Made once by `compileModel`; never written to afterwards. Measures are known
 * by their index here, options by one index that runs through all questions.
 */
export interface Model {
  readonly kind: MeasureKind;
  /** Of the design and of what was estimated on top of it; every stored score says which produced it. */
  readonly version: string;
  /** Number of measures, d: 84. */
  readonly size: number;
  readonly measures: readonly Measure[];
  readonly groups: readonly MeasureGroup[];
  readonly questions: readonly ModelQuestion[];
  readonly optionCount: number;
  /** c, by option index; zeros until estimated. */
  readonly popularity: Float64Array;
  readonly prior: Prior;
}

/** A competency or a domain. */
export interface MeasureGroup {
  readonly key: string;
  readonly members: readonly number[];
}

export interface ModelQuestion {
  readonly id: number;
  readonly key: string;
  /** Index of its first option. */
  readonly firstOption: number;
  readonly optionKeys: readonly string[];
  /** The measures that any of its options loads on. */
  readonly touched: Int32Array;
  /** a A, options x touched, row by row. */
  readonly weights: Float64Array;
}

export interface Prior {
  readonly mean: Float64Array;
  readonly covariance: Float64Array;
  /** The inverse of the covariance. */
  readonly precision: Float64Array;
  /** ln of the determinant of the covariance. */
  readonly logDeterminant: number;
}

/** By question of the model: the index of the chosen option, or -1 where there is no answer. */
export type Choices = Int16Array;

export const NOT_ANSWERED = -1;
