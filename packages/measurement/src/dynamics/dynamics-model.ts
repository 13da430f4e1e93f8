import type { GroupEngine } from '../group/group-engine.ts';
import { multiply, transpose } from '../linear-algebra/index.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { type LinksFile, readLinks } from './expected-links.ts';
import { type PrincipalDirections, principalDirections } from './principal-directions.ts';

/**
 * All that dynamics need and that does not depend on the group: the principal directions of both
 * models and the authors' expectation, in measures and in directions.
 *
 * Made once for a questionnaire, in about a tenth of a second.
 *
 * Example: `estimateDynamics(dynamicsModel, statistics)`.
 */
export interface DynamicsModel {
  readonly size: number;
  readonly expected: Float64Array;
  readonly directions: Readonly<Record<MeasureKind, PrincipalDirections>>;
  readonly expectedInDirections: Float64Array;
  readonly perceptionIntoTransposed: Float64Array;
  readonly perceptionBackTransposed: Float64Array;
  readonly behaviourBackSquared: Float64Array;
  readonly perceptionBackSquaredTransposed: Float64Array;
}

export function compileDynamics({ questionnaire, quick }: GroupEngine, links: LinksFile): DynamicsModel {
  const { models } = questionnaire;
  const size = models.behaviour.size;
  const expected = readLinks(questionnaire, links);
  const behaviour = principalDirections(models.behaviour.prior.covariance, quick.behaviour);
  const perception = principalDirections(models.perception.prior.covariance, quick.perception);
  const perceptionIntoTransposed = transpose(perception.into, size);
  const perceptionBackTransposed = transpose(perception.back, size);
  return {
    size,
    expected,
    directions: { behaviour, perception },
    expectedInDirections: multiply(multiply(behaviour.into, expected, size), perceptionIntoTransposed, size),
    perceptionIntoTransposed,
    perceptionBackTransposed,
    behaviourBackSquared: behaviour.back.map((value) => value ** 2),
    perceptionBackSquaredTransposed: perceptionBackTransposed.map((value) => value ** 2),
  };
}
