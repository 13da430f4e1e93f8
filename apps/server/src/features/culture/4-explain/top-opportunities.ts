import type { CultureParts } from '../culture-parts.ts';
import type { Encoded } from '../engine/figures.ts';

/** The five of a group. How much its departments differ is part of the effort, so they come along wherever it is asked. */
export const topOpportunities = (
  { compute }: Pick<CultureParts, 'compute'>,
  whole: Encoded,
  departments: readonly Encoded[],
) => compute('opportunities', { whole, departments });
