import { multiplyLower, multiplyVector } from '../linear-algebra/index.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { drawNormal, type Random } from '../random.ts';
import type { Truth } from './truth.ts';

/**
 * True standings of simulated people: everybody N(0, S) over the whole world, those of one group
 * alike by a share t of the variance.
 *
 *   x = g + e,   g ~ N(0, t S) once a group,   e ~ N(0, (1 - t) S) once a person
 *
 * Example: `drawGroup(truth, 30, 0.2, random)` are thirty people of one department.
 */
export type Standing = Readonly<Record<MeasureKind, Float64Array>>;

/** One draw of N(0, variance x S) for both kinds. */
export function drawStanding({ factors, influence }: Truth, variance: number, random: Random): Standing {
  const draw = (factor: Float64Array): Float64Array => {
    const size = Math.sqrt(factor.length);
    const values = Float64Array.from({ length: size }, () => Math.sqrt(variance) * drawNormal(random));
    multiplyLower(factor, size, values);
    return values;
  };
  const behaviour = draw(factors.behaviour);
  const perception = draw(factors.perception);
  if (influence === null) return { behaviour, perception };
  const moved = multiplyVector(influence, behaviour, behaviour.length);
  return { behaviour, perception: perception.map((value, index) => value + (moved[index] as number)) };
}

export function addStandings(left: Standing, right: Standing): Standing {
  return {
    behaviour: left.behaviour.map((value, index) => value + (right.behaviour[index] as number)),
    perception: left.perception.map((value, index) => value + (right.perception[index] as number)),
  };
}

export function drawGroup(truth: Truth, people: number, between: number, random: Random): Standing[] {
  const shared = drawStanding(truth, between, random);
  return Array.from({ length: people }, () => addStandings(shared, drawStanding(truth, 1 - between, random)));
}

export function meanStanding(standings: readonly Standing[], kind: MeasureKind): Float64Array {
  const mean = new Float64Array(standings[0]?.[kind].length ?? 0);
  for (const standing of standings) {
    for (let at = 0; at < mean.length; at++) {
      mean[at] = (mean[at] as number) + (standing[kind][at] as number) / standings.length;
    }
  }
  return mean;
}
