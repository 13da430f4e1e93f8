import { loadBrain } from '../compute/brain.ts';
import type { CultureParts } from '../culture-parts.ts';
import { addUp, inSnapshot, type RoundStatistics, readBoth } from '../statistics/read-statistics.ts';
import { type TakenAway, takeAway } from '../statistics/take-away.ts';
import type { Viewer } from '../viewer.ts';
import { listHidden } from './hidden.ts';

export interface Released {
  /** Whole batches and nothing else. */
  readonly shown: RoundStatistics;
  /** What others may see of it, and this viewer not. */
  readonly hidden: readonly TakenAway[];
}

/** What was released and this viewer may be shown. */
export async function readReleased(
  { db, reckon }: Pick<CultureParts, 'db' | 'reckon'>,
  roundId: string,
  viewer: Viewer,
): Promise<Released> {
  const { version } = (await loadBrain()).questionnaire.design;
  const { released, hidden } = await inSnapshot(db, async (tx) => ({
    released: await readBoth(tx, roundId, 'released'),
    hidden: await listHidden(tx, viewer, roundId, version),
  }));
  return { shown: await takeAway(reckon, await addUp(released), hidden), hidden };
}
