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
  if (options === 4) averageFour(atMean, odds, nodeWeights, into);
  else average(atMean, odds, nodeWeights, into);
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

/** The means of softmax, and of the lower triangle of softmax softmax', over all places. */
function average(
  atMean: Float64Array,
  odds: Float64Array,
  nodeWeights: Float64Array,
  { probability, slope }: MarginalChoice,
): void {
  const options = atMean.length;
  const chosen = new Float64Array(options);
  probability.fill(0);
  slope.fill(0);
  for (let node = 0; node < nodeWeights.length; node++) {
    const start = node * options;
    let sum = 0;
    for (let option = 0; option < options; option++) {
      const share = (atMean[option] as number) * (odds[start + option] as number);
      chosen[option] = share;
      sum += share;
    }
    for (let option = 0; option < options; option++) chosen[option] = (chosen[option] as number) / sum;
    for (let row = 0; row < options; row++) {
      const weighted = (nodeWeights[node] as number) * (chosen[row] as number);
      probability[row] = (probability[row] as number) + weighted;
      for (let column = 0; column <= row; column++) {
        slope[row * options + column] =
          (slope[row * options + column] as number) + weighted * (chosen[column] as number);
      }
    }
  }
}

/**
 * The same for four options, which every question of ours has: a question of four tendencies is looked at in 216 places
 * each time that a group's mean is tried, so sums wait in the processor and not in memory. What concerns the last option
 * follows from the others, since all four sum to one.
 */
function averageFour(
  atMean: Float64Array,
  odds: Float64Array,
  nodeWeights: Float64Array,
  { probability, slope }: MarginalChoice,
): void {
  const u0 = atMean[0] as number;
  const u1 = atMean[1] as number;
  const u2 = atMean[2] as number;
  const u3 = atMean[3] as number;
  let all = 0;
  let p0 = 0;
  let p1 = 0;
  let p2 = 0;
  let s00 = 0;
  let s10 = 0;
  let s11 = 0;
  let s20 = 0;
  let s21 = 0;
  let s22 = 0;
  for (let node = 0, at = 0; node < nodeWeights.length; node++, at += 4) {
    const weight = nodeWeights[node] as number;
    let x0 = u0 * (odds[at] as number);
    let x1 = u1 * (odds[at + 1] as number);
    let x2 = u2 * (odds[at + 2] as number);
    const share = 1 / (x0 + x1 + x2 + u3 * (odds[at + 3] as number));
    x0 *= share;
    x1 *= share;
    x2 *= share;
    all += weight;
    const w0 = weight * x0;
    p0 += w0;
    s00 += w0 * x0;
    s10 += w0 * x1;
    s20 += w0 * x2;
    const w1 = weight * x1;
    p1 += w1;
    s11 += w1 * x1;
    s21 += w1 * x2;
    const w2 = weight * x2;
    p2 += w2;
    s22 += w2 * x2;
  }
  const p3 = all - p0 - p1 - p2;
  const s30 = p0 - s00 - s10 - s20;
  const s31 = p1 - s10 - s11 - s21;
  const s32 = p2 - s20 - s21 - s22;
  probability.set([p0, p1, p2, p3]);
  slope.set([s00, 0, 0, 0, s10, s11, 0, 0, s20, s21, s22, 0, s30, s31, s32, p3 - s30 - s31 - s32]);
}
