import type { Taught } from './read-pool.ts';

/** So many answers of so many companies teach what an option means anywhere. */
export const fewest = { people: 300, organisations: 5 } as const;
/** Or so many of one company, which teaches less: what is common there may be its own. */
export const fewestOfOne = 250;
/** A company of fewer people hardly has a mean of its own. */
const fewestThere = 10;

/** How many more answers are worth trying again for: a fifth, and no fewer than 50. */
const more = { share: 0.2, people: 50 } as const;

/** Why nothing is learned now, as a sentence; null where it is worth trying. `length` is that of one sheet. */
export function whyNotYet(
  { people, organisations }: Taught,
  triedWith: number | null,
  length: number,
): string | null {
  const sizes = organisations.map((sheets) => sheets.length / length);
  const several = sizes.filter((size) => size >= fewestThere).length;
  const largest = Math.max(0, ...sizes);
  const suffices = (people >= fewest.people && several >= fewest.organisations) || largest >= fewestOfOne;
  if (!suffices) {
    return `There are ${people} consistent answers of ${several} organisations with ${fewestThere} or more; keys are learned from ${fewest.people} of ${fewest.organisations}, or from ${fewestOfOne} of one.`;
  }
  const wanted =
    triedWith === null ? 0 : triedWith + Math.max(more.people, Math.ceil(more.share * triedWith));
  if (people < wanted) {
    return `Keys were last learned from ${triedWith} answers. There are ${people} now; it is tried again with ${wanted}.`;
  }
  return null;
}
