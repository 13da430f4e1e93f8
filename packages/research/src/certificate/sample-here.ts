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

/** Two loadings at most an option; the second of an option that has one is of weight 0. */
function likelihoodsOf({
  options,
  discrimination,
  loadings,
}: WrittenHalf): (chosen: readonly number[]) => Likelihood {
  const byOption = Map.groupBy(loadings, ([option]) => option);
  return (chosen) => {
    const count = chosen.length * options;
    const own = Array.from({ length: count }, (_, option) => byOption.get(option) ?? []);
    const at = (place: number) => Int32Array.from(own, (of) => of[place]?.[1] ?? 0);
    const weight = (place: number) => Float64Array.from(own, (of) => discrimination * (of[place]?.[2] ?? 0));
    const [first, second, ofFirst, ofSecond] = [at(0), at(1), weight(0), weight(1)] as const;
    const odds = new Float64Array(count);
    return (x, slope) => {
      let height = 0;
      for (let question = 0; question < chosen.length; question++) {
        let all = 0;
        for (let option = question * options; option < (question + 1) * options; option++) {
          const utility =
            (ofFirst[option] as number) * (x[first[option] as number] as number) +
            (ofSecond[option] as number) * (x[second[option] as number] as number);
          if (option === chosen[question]) height += utility;
          odds[option] = Math.exp(utility);
          all += odds[option] as number;
        }
        height -= Math.log(all);
        for (let option = question * options; option < (question + 1) * options; option++) {
          const pull = (option === chosen[question] ? 1 : 0) - (odds[option] as number) / all;
          const [one, other] = [first[option] as number, second[option] as number];
          slope[one] = (slope[one] as number) + pull * (ofFirst[option] as number);
          slope[other] = (slope[other] as number) + pull * (ofSecond[option] as number);
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
