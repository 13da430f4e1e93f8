import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import type { BehaviourGuess } from '../items/reader-questions.ts';
import { readAnswers, readItemFile, readRatings } from '../items/reading-files.ts';
import { readSounding, sharedStumbles } from '../items/shared-stumbles.ts';
import { findAlike } from './alike-acts.ts';
import { type Candidate, findCandidates, type PoolReadings } from './candidates.ts';

/** The behaviours, in the order of the measures. */
export const behaviourKeys = measures.competencies.flatMap(({ behaviours }) =>
  behaviours.map(({ key }) => key),
);

export const readPool = (): PoolReadings => ({
  colleague: readRatings('tendency', 'colleague'),
  application: readRatings('tendency', 'application'),
  behaviour: readAnswers<BehaviourGuess>('tendency', 'behaviour'),
  aloud: readAnswers<string>('tendency', 'aloud'),
  edited: readAnswers<string>('tendency', 'edited'),
});

/** The acts that a search may take, by the sheets that are filed. */
export const readCandidates = (): Candidate[] => findCandidates(readPool(), behaviourKeys);

/** Of these, the acts that every reader has rated, in either context, and that no two readers of a whole form stumbled over. */
export function readMatchable(): Candidate[] {
  const { colleague, application } = readPool();
  const stumbled = sharedStumbles(readSounding());
  const byAll = (id: string) => [...colleague, ...application].every((sheet) => id in sheet);
  return readCandidates().filter(({ id, text }) => byAll(id) && !stumbled.has(text));
}

/** Whether two acts, by id, say too much the same: what few acts of the whole pool share counts, however few are candidates. */
export function readAlike(): (one: string, other: string) => boolean {
  const [first = {}] = readPool().behaviour;
  const acts = Object.entries(first).map(([id, { text }]) => ({ id, text }));
  const placeOf = new Map(acts.map(({ id }, at) => [id, at]));
  const alike = findAlike(acts, readItemFile('tendency/apart.json').pairs);
  return (one, other) => alike(placeOf.get(one) as number, placeOf.get(other) as number);
}
