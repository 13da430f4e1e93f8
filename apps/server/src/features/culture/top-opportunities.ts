import type { Encoded } from './compute/figures.ts';
import type { CultureParts } from './culture-parts.ts';

/** The five of a group. How much its departments differ is part of the effort, so they come along wherever it is asked. */
export async function topOpportunities(
  { reckon }: Pick<CultureParts, 'reckon'>,
  whole: Encoded,
  departments: readonly Encoded[],
) {
  // Behind the departments' own tasks, so that both threads are busy from the first moment.
  const means = await Promise.all(departments.map((group) => reckon('means', { group })));
  return await reckon('opportunities', { whole, departments: means });
}
