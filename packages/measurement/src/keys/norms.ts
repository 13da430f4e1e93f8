import { meanOfBlock } from '../linear-algebra/index.ts';
import { BALANCED, POINTS } from '../person/bands.ts';
import type { PersonEstimate } from '../person/score-person.ts';
import type { Model } from '../questionnaire/model.ts';

/**
 * Where the people of this installation stand: mean and standard deviation of
 * the true scores, by measure and by competency.
 *
 * Estimates spread less than the truth, so the spread adds what is unknown of each person:
 * Var(x) = Var(E x) + E(Var x), with E x the mean of a person's posterior and not its maximum. Norms compare; they never move a score or
 * its band: 100 stays balanced, whatever is common here.
 */
export interface Norm {
  readonly key: string;
  readonly mean: number;
  readonly spread: number;
}

export interface Norms {
  readonly people: number;
  readonly measures: readonly Norm[];
  readonly groups: readonly Norm[];
}

export function estimateNorms(model: Model, estimates: Iterable<PersonEstimate>): Norms {
  const sets = [...model.measures.map((_, index) => [index]), ...model.groups.map(({ members }) => members)];
  const sums = new Float64Array(sets.length);
  const squares = new Float64Array(sets.length);
  const errors = new Float64Array(sets.length);
  let people = 0;
  for (const { theta, skewness, covariance } of estimates) {
    people++;
    for (const [at, members] of sets.entries()) {
      let value = 0;
      for (const member of members)
        value += ((theta[member] as number) + (skewness[member] as number)) / members.length;
      sums[at] = (sums[at] as number) + value;
      squares[at] = (squares[at] as number) + value * value;
      errors[at] = (errors[at] as number) + meanOfBlock(covariance, model.size, members);
    }
  }
  const norm = (key: string, at: number): Norm => {
    // Nobody at all leaves what the prior says.
    const members = sets[at] as readonly number[];
    if (people === 0) {
      return {
        key,
        mean: BALANCED,
        spread: POINTS * Math.sqrt(meanOfBlock(model.prior.covariance, model.size, members)),
      };
    }
    const mean = (sums[at] as number) / people;
    const variance =
      Math.max(0, (squares[at] as number) / people - mean * mean) + (errors[at] as number) / people;
    return { key, mean: BALANCED + POINTS * mean, spread: POINTS * Math.sqrt(variance) };
  };
  return {
    people,
    measures: model.measures.map(({ key }, index) => norm(key, index)),
    groups: model.groups.map(({ key }, index) => norm(key, model.size + index)),
  };
}
