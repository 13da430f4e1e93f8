import { describe, expect, it } from 'vitest';
import type { ModelQuestion } from '../questionnaire/model.ts';
import { choiceProbabilities } from './choice-probability.ts';

function question(weights: readonly number[]): ModelQuestion {
  const optionKeys = weights.map((_, option) => 'abcd'[option] as string);
  return {
    id: 1,
    key: 'q',
    firstOption: 0,
    optionKeys,
    touched: Int32Array.of(0),
    weights: Float64Array.from(weights),
  };
}

function probabilities(
  weights: readonly number[],
  x: number,
  popularity: readonly number[] = [0, 0, 0, 0],
): number[] {
  const into = new Float64Array(weights.length);
  choiceProbabilities(question(weights), Float64Array.from(popularity), Float64Array.of(x), into);
  return [...into];
}

describe('choice probabilities', () => {
  it('are Birnbaum’s two-parameter logistic model for two options', () => {
    // a = 1.7, b = 0.5, x = 1: 1 / (1 + exp(-0.85)).
    expect(probabilities([1.7, 0], 1, [-0.85, 0])[0]).toBeCloseTo(1 / (1 + Math.exp(-0.85)), 12);
  });

  it('are Muraki’s generalized partial credit model for equally spaced steps', () => {
    // P(k) is proportional to exp(sum over v <= k of a (x - b_v)), here with a = 1.2 and b = 0.
    const x = 0.7;
    const terms = [0, 1, 2, 3].map((k) => Math.exp(1.2 * k * x));
    const total = terms.reduce((sum, term) => sum + term, 0);
    const found = probabilities(
      [-1.5, -0.5, 0.5, 1.5].map((step) => 1.2 * step),
      x,
    );
    for (const [k, p] of found.entries()) expect(p).toBeCloseTo((terms[k] as number) / total, 12);
  });

  it('are equal where nothing tells the options apart', () => {
    expect(probabilities([1.5, 1.5, 1.5, 1.5], 3)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('stay finite at the end of the world', () => {
    expect(probabilities([1.5, 0, 0, -1.5], 1e6)).toEqual([1, 0, 0, 0]);
  });
});
