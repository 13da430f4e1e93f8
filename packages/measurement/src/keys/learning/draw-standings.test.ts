import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { randomChoices } from '../../testing/choices.ts';
import { toyQuestionnaire } from '../../testing/toy-questionnaire.ts';
import { writtenOutPosterior } from '../../testing/written-out-posterior.ts';
import { createRoom, stepStanding } from './draw-standings.ts';
import { layOut } from './parameters.ts';
import { scaleSampler } from './sample-standings.ts';

const { design, models } = toyQuestionnaire();
const model = models.behaviour;
const layout = layOut(model);
const random = createRandom('standings');
const home = new Float64Array(3);
const choices = randomChoices(model, random);
// No variance between groups: the people's prior is that of the model.
const sampler = scaleSampler(model, layout, layout.authored, [home], 0, 0.5);

const DRAWS = 20_000;
const x = new Float64Array(3);
const room = createRoom(layout);
const drawn = Array.from({ length: DRAWS }, () => {
  stepStanding(sampler, layout.authored, choices, home, x, random, room);
  return [...x];
});
const mean = (read: (place: readonly number[], at: number) => number) =>
  drawn.reduce((sum, place, at) => sum + read(place, at), 0) / DRAWS;
const means = [0, 1, 2].map((k) => mean((place) => place[k] as number));
const variances = [0, 1, 2].map((k) => mean((place) => ((place[k] as number) - (means[k] as number)) ** 2));

it('standings are drawn as often as the answers make them probable', () => {
  const height = writtenOutPosterior(design, model, choices);
  let mass = 0;
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  const places = Array.from({ length: 33 }, (_, at) => -4 + at / 4);
  for (const a of places)
    for (const b of places)
      for (const c of places) {
        const weight = Math.exp(height([a, b, c]));
        mass += weight;
        for (const [k, value] of [a, b, c].entries()) {
          sums[k] = (sums[k] as number) + weight * value;
          squares[k] = (squares[k] as number) + weight * value ** 2;
        }
      }
  for (const k of [0, 1, 2]) {
    const exact = (sums[k] as number) / mass;
    expect(Math.abs((means[k] as number) - exact)).toBeLessThan(0.03);
    const variance = (squares[k] as number) / mass - exact ** 2;
    expect(Math.abs((variances[k] as number) / variance - 1)).toBeLessThan(0.05);
  }
});

it('a draw keeps little of the one before, so few of them do', () => {
  for (const k of [0, 1, 2]) {
    const together = mean(
      (place, at) =>
        ((place[k] as number) - (means[k] as number)) *
        ((drawn[Math.max(0, at - 1)]?.[k] as number) - (means[k] as number)),
    );
    expect(Math.abs(together / (variances[k] as number))).toBeLessThan(0.4);
  }
});
