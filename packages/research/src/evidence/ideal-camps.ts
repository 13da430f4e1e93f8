import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { invert, multiply } from '@fourfold/measurement/linear-algebra/index.ts';
import { createRandom, drawNormal } from '@fourfold/measurement/random.ts';

/**
 * How often someone would tell two halves from one group, falsely in one of twenty, who knows how people scatter,
 * what the others' mean is not, and that the halves are of one size: the likelihood ratio on the best weighted sum of
 * all 84 quick scores. The most that answers carry. `scatter` is the same observer who sees no single score, only how
 * widely they scatter, which is all that the statistics of a group hold.
 *
 * Example: 1.5 SD apart in all six behaviours of a competency, 20 people: 0.89; in one behaviour alone 0.26.
 */
export function idealCamps(
  { questionnaire, quick }: GroupEngine,
  people: number,
  apart: number,
  seed: string,
): Readonly<Record<'competency' | 'scatter' | 'measure', number>> {
  const { size, prior, groups } = questionnaire.models.behaviour;
  const { errors, resolution } = quick.behaviour;
  const noise = multiply(resolution, errors, size);
  // W S W' is W S less W C, and 0.8 of it is inside a group.
  const scatter = prior.covariance.map((value, at) => {
    const whole = value - (errors[at] as number);
    return 0.8 * (whole - (noise[at] as number)) + (noise[at] as number);
  });
  const precision = invert(scatter, size);
  const distance = (members: readonly number[]): number => {
    const moved = Float64Array.from({ length: size }, (_, row) =>
      members.reduce((sum, member) => sum + apart * (resolution[row * size + member] as number), 0),
    );
    let square = 0;
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        square +=
          (moved[row] as number) * (precision[row * size + column] as number) * (moved[column] as number);
      }
    }
    return Math.sqrt(square);
  };
  const average = (sets: readonly (readonly number[])[]): number =>
    sets.reduce((sum, members) => sum + distance(members), 0) / sets.length;
  const competency = average(groups.map(({ members }) => members));
  return {
    competency: tellApart(people, competency, likelihoodRatio, seed),
    scatter: tellApart(people, competency, (score) => score * score, seed),
    measure: tellApart(
      people,
      average(Array.from({ length: size }, (_, index) => [index])),
      likelihoodRatio,
      seed,
    ),
  };
}

/** What one score, so far from the mean, says for two halves. */
type Weigh = (score: number, distance: number) => number;

const likelihoodRatio: Weigh = (score, distance) => Math.log(Math.cosh((score * distance) / 2));

const TRIES = 10_000;

/** `distance`: between the halves, in standard deviations of one person's score. */
function tellApart(people: number, distance: number, weigh: Weigh, seed: string): number {
  const random = createRandom(`camps ${seed}`);
  const ratio = (half: number): number => {
    const scores = Array.from(
      { length: people },
      (_, at) => drawNormal(random) + (at % 2 === 0 ? half : -half),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / people;
    return scores.reduce((sum, score) => sum + weigh(score - mean, distance), 0);
  };
  const alone = Array.from({ length: TRIES }, () => ratio(0)).sort((a, b) => a - b);
  const limit = alone[Math.floor(0.95 * TRIES)] as number;
  return Array.from({ length: TRIES }, () => ratio(distance / 2)).filter((one) => one > limit).length / TRIES;
}
