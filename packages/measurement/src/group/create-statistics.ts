import { MeasurementError } from '../errors.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import type { GroupEngine } from './group-engine.ts';
import type { GroupStatistics, KindStatistics } from './group-statistics.ts';

/**
 * The statistics of nobody, to which people are added.
 *
 * Example: `addPerson(engine, createStatistics(engine), choices)`.
 */
export function createStatistics({ questionnaire, version }: GroupEngine): GroupStatistics {
  const { models } = questionnaire;
  const length = [models.behaviour, models.perception].reduce(
    (sum, { optionCount, size, groups }) => sum + optionCount + 2 * size + triangle(groups.length),
    2 + models.behaviour.size * models.perception.size,
  );
  const values = new Float64Array(length);
  let from = 1;
  const take = (count: number): Float64Array => {
    from += count;
    return values.subarray(from - count, from);
  };
  const takeKind = (kind: MeasureKind): KindStatistics => {
    const { optionCount, size, groups } = models[kind];
    return {
      counts: take(optionCount),
      sums: take(size),
      squares: take(size),
      joint: take(triangle(groups.length)),
    };
  };
  return {
    version,
    values,
    behaviour: takeKind('behaviour'),
    perception: takeKind('perception'),
    products: take(models.behaviour.size * models.perception.size),
    partial: take(1),
  };
}

const triangle = (size: number): number => (size * (size + 1)) / 2;

/** Throws `version_mismatch`. */
export function checkVersion({ version }: GroupEngine, statistics: GroupStatistics): void {
  if (statistics.version !== version) {
    throw new MeasurementError('version_mismatch', { group: statistics.version, engine: version });
  }
}
