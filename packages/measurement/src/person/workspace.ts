import type { Model } from '../questionnaire/model.ts';

/**
 * The memory of one Newton search, made once and used for as many people as
 * one likes, one after the other.
 *
 * Example: `const workspace = createWorkspace(model)` before a loop over
 * 10,000 people saves 10,000 times 60 kB.
 */
export interface Workspace {
  readonly gradient: Float64Array;
  /** Minus the second derivatives (lower triangle), then its Cholesky factor. */
  readonly curvature: Float64Array;
  readonly step: Float64Array;
  readonly candidate: Float64Array;
  /** Choice probabilities of one question at a time. */
  readonly probability: Float64Array;
  /** Expected loadings of one question at a time. */
  readonly expected: Float64Array;
}

export function createWorkspace(model: Model): Workspace {
  const most = (count: (question: Model['questions'][number]) => number): number =>
    model.questions.reduce((max, question) => Math.max(max, count(question)), 1);
  return {
    gradient: new Float64Array(model.size),
    curvature: new Float64Array(model.size ** 2),
    step: new Float64Array(model.size),
    candidate: new Float64Array(model.size),
    probability: new Float64Array(most((question) => question.optionKeys.length)),
    expected: new Float64Array(most((question) => question.touched.length)),
  };
}
