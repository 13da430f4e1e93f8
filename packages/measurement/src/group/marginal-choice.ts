import type { GroupQuestion } from './group-model.ts';

/**
 * How many of a group's members choose each option of a question, when the group's mean is mu: the
 * choice probability, averaged over the members' spread.
 *
 *   p_j  = E[softmax_j(c + W (mu + e))],   e ~ N(0, (1 - t) S)
 *   J_ij = d p_i / d utility_j = E[softmax_i ([i = j] - softmax_j)]
 *
 * Pure but for `into`. Averaging flattens: a person at 1 chooses more sharply than a group whose
 * mean is 1.
 *
 * Example: at mu = 0 and popularities 0 with loadings of one size, every p is 0.25.
 */
export interface MarginalChoice {
  readonly probability: Float64Array;
  /** options x options. */
  readonly slope: Float64Array;
}

export function marginalChoice(
  { question, odds, nodeWeights }: GroupQuestion,
  popularity: Float64Array,
  mean: Float64Array,
  into: MarginalChoice = createMarginalChoice(question.optionKeys.length),
): MarginalChoice {
  const { firstOption, touched, weights } = question;
  const options = question.optionKeys.length;
  const width = touched.length;
  const { probability, slope } = into;
  const atMean = new Float64Array(options);
  let highest = -Infinity;
  for (let option = 0; option < options; option++) {
    let utility = popularity[firstOption + option] as number;
    for (let k = 0; k < width; k++) {
      utility += (weights[option * width + k] as number) * (mean[touched[k] as number] as number);
    }
    atMean[option] = utility;
    highest = Math.max(highest, utility);
  }
  for (let option = 0; option < options; option++) {
    atMean[option] = Math.exp((atMean[option] as number) - highest);
  }
  probability.fill(0);
  slope.fill(0);
  const chosen = new Float64Array(options);
  for (let node = 0; node < nodeWeights.length; node++) {
    addNode(atMean, odds, node * options, nodeWeights[node] as number, chosen, into);
  }
  for (let row = 0; row < options; row++) {
    for (let column = 0; column <= row; column++) {
      const both = slope[row * options + column] as number;
      const value = (row === column ? (probability[row] as number) : 0) - both;
      slope[row * options + column] = value;
      slope[column * options + row] = value;
    }
  }
  return into;
}

export function createMarginalChoice(options: number): MarginalChoice {
  return { probability: new Float64Array(options), slope: new Float64Array(options * options) };
}

/** Adds weight x softmax and the lower triangle of weight x softmax softmax' of one place. */
function addNode(
  atMean: Float64Array,
  odds: Float64Array,
  start: number,
  weight: number,
  chosen: Float64Array,
  { probability, slope }: MarginalChoice,
): void {
  const options = atMean.length;
  let sum = 0;
  for (let option = 0; option < options; option++) {
    const share = (atMean[option] as number) * (odds[start + option] as number);
    chosen[option] = share;
    sum += share;
  }
  for (let option = 0; option < options; option++) chosen[option] = (chosen[option] as number) / sum;
  for (let row = 0; row < options; row++) {
    const weighted = weight * (chosen[row] as number);
    probability[row] = (probability[row] as number) + weighted;
    for (let column = 0; column <= row; column++) {
      slope[row * options + column] =
        (slope[row * options + column] as number) + weighted * (chosen[column] as number);
    }
  }
}
