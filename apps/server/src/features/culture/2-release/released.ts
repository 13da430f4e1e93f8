import { addUp, inSnapshot, type RoundStatistics, readBoth } from '../1-collect/read-statistics.ts';
import { type TakenAway, takeAway } from '../1-collect/take-away.ts';
import type { CultureParts } from '../culture-parts.ts';
import { loadEngine } from '../engine/engine.ts';
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
  { db, compute }: Pick<CultureParts, 'db' | 'compute'>,
  roundId: string,
  viewer: Viewer,
): Promise<Released> {
  const { version } = (await loadEngine()).questionnaire.design;
  const { released, hidden } = await inSnapshot(db, async (tx) => ({
    released: await readBoth(tx, roundId, 'released'),
    hidden: await listHidden(tx, viewer, roundId, version),
  }));
  return { shown: await takeAway(compute, await addUp(released), hidden), hidden };
}
