import type { Model } from '../questionnaire/model.ts';

/**
 * How far the keys themselves may be off.
 *
 * The weights are expert judgement. Before calibration every option's
 * popularity is taken to be unknown by 0.5 logits (SD, independent between
 * options) and every loading by 30% of itself. The danger is bias: an option
 * that everybody likes lifts everybody's score, and no number of respondents
 * averages it away. The correlations of the prior are judgement as well: those inside a
 * competency may be weaker by 40%, which is what it takes for intervals of single measures to hold when
 * traits hang together quite otherwise (see docs/measurement-evidence.md).
 *
 * Example: `expertKeys(model).popularityCovariance` has 0.25 on its diagonal.
 */
export interface KeyUncertainty {
  /** Of the errors of the popularities, options x options. */
  readonly popularityCovariance: Float64Array;
  /** SD of a loading's error, as a share of the loading. */
  readonly loadingSpread: number;
  /**
   * SD of a lean of everybody towards the last step of a construct, in logits a step. It moves groups, where popularities of
   * single options average out; once these are estimated from answers the lean is among them.
   */
  readonly leanSpread: number;
  /** How much weaker the correlation inside a competency may be, as a share of it. */
  readonly correlationSpread: number;
}

export const POPULARITY_SD = 0.5;
export const LOADING_SPREAD = 0.3;
export const CORRELATION_SPREAD = 0.4;
export const LEAN_SPREAD = 0.2;

export function expertKeys({ optionCount, kind }: Model): KeyUncertainty {
  const popularityCovariance = new Float64Array(optionCount * optionCount);
  for (let i = 0; i < optionCount; i++) popularityCovariance[i * optionCount + i] = POPULARITY_SD ** 2;
  return {
    popularityCovariance,
    loadingSpread: LOADING_SPREAD,
    leanSpread: kind === 'perception' ? LEAN_SPREAD : 0,
    correlationSpread: CORRELATION_SPREAD,
  };
}
