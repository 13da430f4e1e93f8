import { describe, expect, it } from 'vitest';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Choices, Model } from '../questionnaire/model.ts';
import { createRandom, drawNormal } from '../random.ts';
import { randomChoices } from '../testing/choices.ts';
import { slopeOf } from '../testing/minimise.ts';
import { writtenOutPosterior } from '../testing/written-out-posterior.ts';
import { logPosterior } from './log-posterior.ts';
import { createWorkspace } from './workspace.ts';

const { design, models } = loadQuestionnaire();

/** Popularities that are not zero, and some questions left out. */
function situation(model: Model, seed: number): { model: Model; choices: Choices; x: Float64Array } {
  const random = createRandom(seed);
  const draw = (length: number) => Float64Array.from({ length }, () => drawNormal(random));
  return {
    model: {
      ...model,
      popularity: draw(model.optionCount),
      prior: { ...model.prior, mean: draw(model.size) },
    },
    choices: randomChoices(model, random).map((choice, index) => (index % 7 === 0 ? -1 : choice)),
    x: draw(model.size),
  };
}

describe.each(['behaviour', 'perception'] as const)('the log posterior of a %s model', (kind) => {
  const { model, choices, x } = situation(models[kind], 5);
  const workspace = createWorkspace(model);
  const value = (at: readonly number[]) =>
    logPosterior(model, choices, Float64Array.from(at), createWorkspace(model));

  it('is the formula of the design page', () => {
    const written = writtenOutPosterior(design, model, choices);
    expect(logPosterior(model, choices, x, workspace)).toBeCloseTo(written([...x]), 9);
  });

  it('has the slope that finite differences find', () => {
    logPosterior(model, choices, x, workspace);
    for (const [k, expected] of slopeOf(value, [...x]).entries())
      expect(workspace.gradient[k]).toBeCloseTo(expected, 5);
  });

  it('has the curvature that finite differences of the slope find', () => {
    logPosterior(model, choices, x, workspace);
    const curvature = Float64Array.from(workspace.curvature);
    const width = 1e-5;
    for (let column = 0; column < model.size; column += 5) {
      const slopeAt = (offset: number) => {
        logPosterior(
          model,
          choices,
          x.map((v, k) => (k === column ? v + offset : v)),
          workspace,
        );
        return Float64Array.from(workspace.gradient);
      };
      const [above, below] = [slopeAt(width), slopeAt(-width)];
      for (let row = column; row < model.size; row++) {
        const expected = -((above[row] as number) - (below[row] as number)) / (2 * width);
        expect(curvature[row * model.size + column]).toBeCloseTo(expected, 5);
      }
    }
  });
});
