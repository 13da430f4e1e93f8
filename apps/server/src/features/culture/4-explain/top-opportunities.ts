import type { CultureParts } from '../culture-parts.ts';
import type { Encoded } from '../engine/figures.ts';

/** The five of a group. How much its departments differ is part of the effort, so they come along wherever it is asked. */
export async function topOpportunities(
  { compute }: Pick<CultureParts, 'compute'>,
  whole: Encoded,
  departments: readonly Encoded[],
) {
  // Behind the departments' own tasks, so that both threads are busy from the first moment.
  const means = await Promise.all(departments.map((group) => compute('means', { group })));
  return await compute('opportunities', { whole, departments: means });
}
