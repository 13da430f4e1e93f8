import { addUp, inSnapshot, type RoundStatistics, readBoth } from '../1-collect/read-statistics.ts';
import { type TakenAway, takeAway } from '../1-collect/take-away.ts';
import { computeWith } from '../3-estimate/tasks.ts';
import type { CultureParts } from '../culture-parts.ts';
import { authorsKeysOf } from '../engine/engine.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
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
  const version = await designOfRound(db, roundId);
  const { released, hidden } = await inSnapshot(db, async (tx) => ({
    released: await readBoth(tx, roundId, 'released'),
    hidden: await listHidden(tx, viewer, roundId, version),
  }));
  return {
    shown: await takeAway(computeWith(compute, authorsKeysOf(version)), await addUp(released), hidden),
    hidden,
  };
}
