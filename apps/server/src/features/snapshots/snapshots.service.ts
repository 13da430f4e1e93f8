import type { BodyOf, makeSnapshot } from '@fourfold/contract/calls';
import type { Snapshot } from '@fourfold/contract/schemas';
import { messages, type snapshotNews } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { Member } from '../../kernel/http/access.ts';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { readReleaseMark } from '../culture/1-collect/read-version.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { versionOfRound } from '../culture/keys/keys-of-round.ts';
import { listRounds } from '../culture/rounds-list.ts';
import { freezeFigures } from './freeze-figures.ts';
import { type LinkMaking, snapshotExpiry, snapshotUrl } from './snapshot-link.ts';
import { insertSnapshot, type ListedSnapshot, listOf, lockSnapshot } from './snapshots.repository.ts';

export type SnapshotParts = CultureParts & LinkMaking;

type Maker = Pick<Member, 'userId' | 'membership'>;

/** Freezes what the maker has looked through, and nothing that has moved since. */
export async function keepSnapshot(
  parts: SnapshotParts,
  { userId, membership: { organisationId } }: Maker,
  { title, days, departments, round, version }: BodyOf<typeof makeSnapshot>,
): Promise<Snapshot> {
  const frozen = await freezeFigures(parts, { organisationId, round, departments });
  if (frozen.version !== version) throw new AppError('conflict', messages.snapshotMoved());
  const now = parts.clock();
  const id = newId(now);
  await parts.db.transaction().execute(async (tx) => {
    await insertSnapshot(tx, {
      id,
      organisation_id: organisationId,
      title,
      made_by: userId,
      made_at: now,
      round_id: frozen.round.id,
      mark: frozen.mark,
      keys: frozen.figures.keys,
      figures: frozen.figures,
      expires_at: snapshotExpiry(now, Number(days)),
    });
    const details = { snapshot: id, days, departments: departments ? 'shown' : 'hidden' };
    await record(tx, { action: 'snapshot.made', organisationId, userId, details }, now);
  });
  return await readSnapshot(parts, organisationId, id);
}

/** The link ends now and does not come back; doing it twice is doing it once. */
export async function endSnapshot(
  parts: SnapshotParts,
  { userId, membership: { organisationId } }: Maker,
  id: string,
): Promise<Snapshot> {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const snapshot = await lockSnapshot(tx, organisationId, id);
    if (snapshot === undefined) throw notFound();
    if (snapshot.revoked_at !== null) return;
    await tx.updateTable('snapshots').set({ revoked_at: now }).where('id', '=', id).execute();
    const details = { snapshot: id, openings: String(snapshot.openings) };
    await record(tx, { action: 'snapshot.revoked', organisationId, userId, details }, now);
  });
  return await readSnapshot(parts, organisationId, id);
}

export async function dropSnapshot(
  { db, clock }: SnapshotParts,
  { userId, membership: { organisationId } }: Maker,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const snapshot = await lockSnapshot(tx, organisationId, id);
    if (snapshot === undefined) throw notFound();
    await tx.deleteFrom('snapshots').where('id', '=', id).execute();
    const details = { snapshot: id, openings: String(snapshot.openings) };
    await record(tx, { action: 'snapshot.deleted', organisationId, userId, details }, clock());
  });
}

export async function listSnapshots(parts: SnapshotParts, organisationId: string): Promise<Snapshot[]> {
  const newerThan = await readNews(parts.db, organisationId);
  const rows = await listOf(parts.db, organisationId);
  return await Promise.all(rows.map(async (row) => present(parts, row, await newerThan(row))));
}

async function readSnapshot(parts: SnapshotParts, organisationId: string, id: string): Promise<Snapshot> {
  const [row] = await listOf(parts.db, organisationId, id);
  if (row === undefined) throw notFound();
  const newerThan = await readNews(parts.db, organisationId);
  return present(parts, row, await newerThan(row));
}

type News = (typeof snapshotNews)[number] | null;

/** Why another snapshot would show other figures; each round is looked at once. */
async function readNews(db: SnapshotParts['db'], organisationId: string) {
  const latest = (await listRounds(db, organisationId, true)).find(({ has_answers }) => has_answers);
  const rounds = new Map<string, Promise<{ mark: string; keys: string }>>();
  return async ({ round_id: id, mark, keys }: ListedSnapshot): Promise<News> => {
    if (id === null) return latest === undefined ? null : 'round';
    const reading = rounds.get(id) ?? readRound(db, id);
    rounds.set(id, reading);
    const now = await reading;
    if (now.keys !== keys) return 'keys';
    if (now.mark !== mark) return 'answers';
    return latest !== undefined && latest.id !== id ? 'round' : null;
  };
}

const readRound = async (db: SnapshotParts['db'], id: string) => ({
  mark: await readReleaseMark(db, id),
  keys: (await versionOfRound(db, id)).keys.name,
});

function present(parts: SnapshotParts, row: ListedSnapshot, newer: News): Snapshot {
  const { id, title, made_at, maker, figures, expires_at, revoked_at, openings, last_opened_at } = row;
  const isOver = expires_at.getTime() <= parts.clock().getTime();
  const state = revoked_at !== null ? 'revoked' : isOver ? 'expired' : 'open';
  return {
    id,
    title,
    made_at: made_at.toISOString(),
    made_by: maker,
    round: figures.round,
    as_of: figures.as_of,
    keys: figures.keys,
    departments: figures.departments !== null,
    state,
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
    openings,
    last_opened_at: last_opened_at?.toISOString() ?? null,
    newer,
    url: state === 'open' ? snapshotUrl(parts, row) : null,
  };
}

/** What the form starts with. */
export async function preview(
  parts: SnapshotParts,
  organisationId: string,
  { round, departments }: { readonly round: string | null; readonly departments: boolean },
) {
  const frozen = await freezeFigures(parts, { organisationId, round, departments });
  const { figures, rounds, version } = frozen;
  return {
    title: titleOf(figures.organisation),
    version,
    figures,
    rounds: [...rounds],
    round: frozen.round.id,
  };
}

const titleOf = (organisation: string) => named({ organisation });
const named = sentence<{ organisation: string }>('The culture of {organisation}');
