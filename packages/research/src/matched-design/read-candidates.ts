import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import type { BehaviourGuess } from '../items/reader-questions.ts';
import { readAnswers, readRatings } from '../items/reading-files.ts';
import { readSounding, sharedStumbles } from '../items/shared-stumbles.ts';
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
