import { factorise, multiply } from '../linear-algebra/index.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { World } from './world.ts';

/**
 * A world made ready for drawing people from it.
 *
 * With links, perceptions y follow behaviours x: y = B x + rest, B = 0.1 for every link, and the
 * rest is such that y keeps its covariance. Then the true correlations between behaviours and
 * perceptions are S_b B'. Without links both kinds are independent, as the scorer believes.
 *
 * Example: `drawStanding(createTruth(world), 1, random)`.
 */
export interface Truth {
  readonly world: World;
  /** Cholesky factors: of the behaviours, and of what behaviours leave open of the perceptions. */
  readonly factors: Readonly<Record<MeasureKind, Float64Array>>;
  /** B, perceptions x behaviours. */
  readonly influence: Float64Array | null;
  /** True correlations, behaviours x perceptions. */
  readonly correlation: Float64Array;
}

const STRENGTH = 0.1;

/** `links`: behaviours x perceptions, not zero where there is one. */
export function createTruth(world: World, links: Float64Array | null = null): Truth {
  const { behaviour, perception } = world.models;
  const { size } = behaviour;
  const rest = Float64Array.from(perception.prior.covariance);
  let influence: Float64Array | null = null;
  let correlation = new Float64Array(size * perception.size);
  if (links !== null) {
    const towards = links.map((link) => (link === 0 ? 0 : STRENGTH));
    influence = transpose(towards, size);
    correlation = multiply(behaviour.prior.covariance, towards, size) as Float64Array<ArrayBuffer>;
    const explained = multiply(influence, correlation, size);
    for (let at = 0; at < rest.length; at++) rest[at] = (rest[at] as number) - (explained[at] as number);
  }
  const factors = { behaviour: Float64Array.from(behaviour.prior.covariance), perception: rest };
  factorise(factors.behaviour, size);
  factorise(factors.perception, perception.size);
  return { world, factors, influence, correlation };
}

function transpose(matrix: Float64Array, size: number): Float64Array {
  return Float64Array.from(matrix, (_, at) => matrix[(at % size) * size + Math.floor(at / size)] as number);
}
