import type { CultureRound } from '@fourfold/contract/schemas';
import type { CultureParts } from '../culture-parts.ts';
import { listRounds } from '../rounds-list.ts';
import type { Viewer } from '../viewer.ts';
import { noteShown } from './note-shown.ts';

export interface VisibleRounds {
  /** As they look from now on: what is released by now may be shown. */
  readonly viewer: Viewer;
  readonly rounds: readonly CultureRound[];
  /** The latest with something to show to this viewer; null where there is none, and the sample stands in. */
  readonly latest: CultureRound | null;
}

/**
 * The rounds as this viewer may know of them. For those behind the gate a round has answers once some are released:
 * neither a figure nor its absence tells of a single answer. What they are shown is noted before they are shown it.
 */
export async function readVisibleRounds(
  { db }: Pick<CultureParts, 'db'>,
  asking: Viewer,
): Promise<VisibleRounds> {
  const { organisationId, gated } = asking;
  const viewer = gated ? { ...asking, shownUpTo: await noteShown(db, asking) } : asking;
  const rounds = await listRounds(db, organisationId, gated);
  const latest = rounds.find(({ has_answers }) => has_answers) ?? (await roundOfOwn(db, viewer, rounds));
  return { viewer, rounds, latest };
}

/** Before anything is released, a manager sees the answers of the own departments all the same. */
async function roundOfOwn(
  db: CultureParts['db'],
  { organisationId, own }: Viewer,
  rounds: readonly CultureRound[],
): Promise<CultureRound | null> {
  if (own.length === 0) return null;
  const found = await db
    .selectFrom('culture_members as m')
    .innerJoin('rounds as o', 'o.id', 'm.round_id')
    .select('m.round_id')
    .where('m.organisation_id', '=', organisationId)
    .where('m.department_id', 'in', own)
    .orderBy('o.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rounds.find(({ id }) => id === found?.round_id) ?? null;
}
