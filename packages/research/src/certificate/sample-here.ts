import { factorise } from '@fourfold/measurement/linear-algebra/index.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { type Likelihood, sampleLongRun } from './long-run-sampler.ts';
import type { SampledSheet, SampledSummary } from './sheet-part.ts';
import type { Intervals, WrittenHalf } from './write-down.ts';

const WARM_UP = 300;
const DRAWS = 1000;
/** Below it the steps are too long for the posterior. */
const FEWEST_ACCEPTED = 0.6;
const BATCHES = 20;

/**
 * Where Stan is missing: what it would say of every sheet, from the long-run sampler.
 *
 * Example: `sampleHere(writeDown(questionnaire, 'behaviour', sheets), '1')[0].measures.mean[0]`.
 */
export function sampleHere(half: WrittenHalf, seed: string): readonly SampledSheet[] {
  const factor = priorFactor(half);
  const likelihoodOf = likelihoodsOf(half);
  const sets = [...new Set(half.groups)].map((group) =>
    [...half.groups.keys()].filter((at) => half.groups[at] === group),
  );
  const random = createRandom(`sampler ${seed}`);
  return half.chosen.map((chosen, sheet) => {
    const draws: Float64Array[] = [];
    const { accepted } = sampleLongRun(
      factor,
      likelihoodOf(chosen),
      { warmUp: WARM_UP, draws: DRAWS, random },
      (x) => draws.push(x.slice()),
    );
    const together = draws.map((x) =>
      Float64Array.from(sets, (set) => set.reduce((sum, at) => sum + (x[at] as number), 0) / set.length),
    );
    return {
      measures: sumUp(draws, half.measures, sheet),
      groups: sumUp(together, half.together, sheet),
      astray: accepted < FEWEST_ACCEPTED ? DRAWS : 0,
    };
  });
}

function priorFactor({ groups, within, across }: WrittenHalf): Float64Array {
  const size = groups.length;
  const covariance = Float64Array.from({ length: size ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    if (row === column) return 1;
    return groups[row] === groups[column] ? within : across;
  });
  factorise(covariance, size);
  return covariance;
}

function likelihoodsOf({
  options,
  discrimination,
  loadings,
}: WrittenHalf): (chosen: readonly number[]) => Likelihood {
  const byOption = Map.groupBy(loadings, ([option]) => option);
  const weights = (option: number): readonly (readonly [number, number])[] =>
    (byOption.get(option) ?? []).map(([, measure, weight]) => [measure, discrimination * weight]);
  return (chosen) => {
    const asked = chosen.map((taken, question) =>
      Array.from({ length: options }, (_, at) => ({
        weights: weights(question * options + at),
        taken: question * options + at === taken,
      })),
    );
    return (x, slope) => {
      let height = 0;
      for (const question of asked) {
        const utilities = question.map((option) =>
          option.weights.reduce((sum, [measure, weight]) => sum + weight * (x[measure] as number), 0),
        );
        const odds = utilities.map(Math.exp);
        const all = odds.reduce((sum, value) => sum + value, 0);
        for (const [at, { weights: own, taken }] of question.entries()) {
          const pull = (taken ? 1 : 0) - (odds[at] as number) / all;
          for (const [measure, weight] of own) slope[measure] = (slope[measure] as number) + pull * weight;
          if (taken) height += (utilities[at] as number) - Math.log(all);
        }
      }
      return height;
    };
  };
}

function sumUp(draws: readonly Float64Array[], { low, high }: Intervals, sheet: number): SampledSummary {
  const size = draws[0]?.length ?? 0;
  const each = Array.from({ length: size }, (_, at) => {
    const values = draws.map((x) => x[at] as number);
    const mean = meanOf(values);
    const batch = values.length / BATCHES;
    const means = Array.from({ length: BATCHES }, (_, n) => meanOf(values.slice(n * batch, (n + 1) * batch)));
    const [from, to] = [low[sheet]?.[at] as number, high[sheet]?.[at] as number];
    return {
      mean,
      deviation: deviationOf(values),
      inside: values.filter((value) => value >= from && value <= to).length / values.length,
      drawingError: deviationOf(means) / Math.sqrt(BATCHES),
    };
  });
  return {
    mean: each.map(({ mean }) => mean),
    deviation: each.map(({ deviation }) => deviation),
    inside: each.map(({ inside }) => inside),
    drawingError: each.map(({ drawingError }) => drawingError),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
