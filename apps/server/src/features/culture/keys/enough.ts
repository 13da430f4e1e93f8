import { type AnswerSums, FEWEST_OF_ONE, FEWEST_TO_LEARN } from '@fourfold/measurement';
import { mostTaught, type Taught } from './read-pool.ts';

/** A company of fewer people hardly has a mean of its own. */
const fewestThere = 10;

/** How many more answers, or how many fewer, are worth trying again for: a fifth of what is learned from, or 50. */
const another = { share: 0.2, people: 50 } as const;

/** Without so many of one's own nobody could say whether new keys foresee answers better. */
const fewestOwn = 50;

/** How many answers keys would be learned from, those of other installations among them. */
export const taught = ({ people }: Pick<Taught, 'people'>, received: readonly AnswerSums[]): number =>
  received.reduce((sum, one) => sum + one.people, people);

/** How many there are, those included of whom nothing more is learned: what trials are counted by. */
export const countThere = ({ there }: Taught, received: readonly AnswerSums[]): number =>
  taught({ people: there }, received);

/** What keys would be learned from in words, with how many organisations they are of. */
export function countTaught(pool: Taught, received: readonly AnswerSums[]): string {
  const organisations = received.reduce((sum, { companies }) => sum + companies, pool.organisations.length);
  return `${taught(pool, received)} consistent answers of ${organisations} ${organisations === 1 ? 'organisation' : 'organisations'}`;
}

/** Why nothing is learned now, as a sentence; null where it is worth trying. `length` is that of one sheet. */
export function whyNotYet(
  pool: Taught,
  received: readonly AnswerSums[],
  triedWith: number | null,
  length: number,
): string | null {
  const sizes = pool.organisations.map((sheets) => sheets.length / length);
  const people = countThere(pool, received);
  const several = received.reduce(
    (sum, { companies }) => sum + companies,
    sizes.filter((size) => size >= fewestThere).length,
  );
  const largest = Math.max(0, ...sizes);
  const suffices =
    (people >= FEWEST_TO_LEARN.people && several >= FEWEST_TO_LEARN.organisations) ||
    largest >= FEWEST_OF_ONE;
  if (!suffices) {
    return `There are ${people} consistent answers of ${several} organisations with ${fewestThere} or more; keys are learned from ${FEWEST_TO_LEARN.people} of ${FEWEST_TO_LEARN.organisations}, or from ${FEWEST_OF_ONE} of one.`;
  }
  if (pool.people < fewestOwn) {
    return `There are ${people} consistent answers, ${pool.people} of them from this installation. It needs ${fewestOwn} of its own to see whether new keys are better here.`;
  }
  if (triedWith === null) return null;
  const step = stepAfter(triedWith);
  if (Math.abs(people - triedWith) < step) {
    return `Keys were last learned when there were ${triedWith} answers. There are ${people} now; it is tried again with ${triedWith + step}.`;
  }
  return null;
}

const stepAfter = (tried: number): number =>
  Math.max(another.people, Math.ceil(another.share * Math.min(tried, mostTaught)));
