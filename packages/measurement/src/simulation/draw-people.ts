import { multiplyLower, multiplyVector } from '../linear-algebra/index.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { drawNormal, type Random } from '../random.ts';
import type { Truth } from './truth.ts';

/**
 * True standings of simulated people: N(0, S) over the whole world, and people of one group
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
    const values = new Float64Array(size);
    for (let at = 0; at < size; at++) values[at] = Math.sqrt(variance) * drawNormal(random);
    multiplyLower(factor, size, values);
    return values;
  };
  const behaviour = draw(factors.behaviour);
  const perception = draw(factors.perception);
  if (influence === null) return { behaviour, perception };
  return { behaviour, perception: sum(perception, multiplyVector(influence, behaviour, behaviour.length)) };
}

export function addStandings(left: Standing, right: Standing): Standing {
  return {
    behaviour: sum(left.behaviour, right.behaviour),
    perception: sum(left.perception, right.perception),
  };
}

function sum(left: Float64Array, right: Float64Array): Float64Array {
  const both = new Float64Array(left.length);
  for (let at = 0; at < both.length; at++) both[at] = (left[at] as number) + (right[at] as number);
  return both;
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
