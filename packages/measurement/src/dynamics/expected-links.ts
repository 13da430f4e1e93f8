import { MeasurementError } from '../errors.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';

/**
 * What the authors expect before any data: which perceptions each behaviour moves.
 *
 * Expert judgement, the same moderate correlation for every link and zero elsewhere; wherever it is
 * shown alone it is labelled as expectation. Throws `unknown_measure` for a key that is no measure.
 * Answers correlations, behaviours x perceptions.
 *
 * Example: `{ delegation: ['trusted_to_deliver', 'manageable_workload'] }`.
 */
export type LinksFile = Readonly<Record<string, readonly string[]>>;

export const EXPECTED_CORRELATION = 0.3;

export function readLinks({ models }: Questionnaire, file: LinksFile): Float64Array {
  const { behaviour, perception } = models;
  const row = new Map(behaviour.measures.map(({ key }, index) => [key, index]));
  const column = new Map(perception.measures.map(({ key }, index) => [key, index]));
  const correlation = new Float64Array(behaviour.size * perception.size);
  for (const [from, targets] of Object.entries(file)) {
    for (const to of targets) {
      const [at, on] = [row.get(from), column.get(to)];
      if (at === undefined || on === undefined) {
        throw new MeasurementError('unknown_measure', { from, to });
      }
      correlation[at * perception.size + on] = EXPECTED_CORRELATION;
    }
  }
  return correlation;
}
