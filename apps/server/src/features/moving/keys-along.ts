import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { newestVersion, versionOfRound } from '../culture/keys/keys-of-round.ts';
import type { Header } from './file-format.ts';

/** Where a version stands by its name: what was written, scored or shown with it. */
const named = [
  ['reports', 'results_version'],
  ['response_scores', 'model_version'],
  ['snapshots', 'keys'],
] as const;

/** What the rounds are scored with at this moment, with the learned keys themselves and those that are named elsewhere. */
export async function readKeys(
  tx: Transaction<DB>,
  organisationId: string,
): Promise<Pick<Header, 'keys' | 'rounds'>> {
  const found = await tx
    .selectFrom('rounds')
    .select(['id', 'design_version'])
    .where('organisation_id', '=', organisationId)
    .orderBy('number')
    .execute();
  const numbers = new Set<number>();
  const rounds: Header['rounds'] = [];
  for (const { id, design_version } of found) {
    const { keys } = await versionOfRound(tx, id);
    if (keys.number !== 0) numbers.add(keys.number);
    rounds.push({ id, design_version, digest: keys.digest });
  }
  const names = sql.join(
    named.map(
      ([table, column]) =>
        sql`select ${sql.ref(column)} from ${sql.table(table)} where organisation_id = ${organisationId}`,
    ),
    sql` union `,
  );
  const versions = await tx
    .selectFrom('keys_versions')
    .selectAll()
    .where(sql<boolean>`number = any(${[...numbers]}::int[]) or name in (${names})`)
    .where('number', '>', 0)
    .execute();
  return {
    rounds,
    keys: versions.map(({ encoded, made_at, moved_in: _, ...version }) => ({
      ...version,
      design_version: version.design_version ?? '',
      encoded: encoded?.toString('base64') ?? '',
      made_at: made_at.toISOString(),
    })),
  };
}

/**
 * Gives each round the keys that it had. Where the newest are the same ones it moves along with them; elsewhere it keeps
 * what it had, or its figures would change by the move.
 */
export async function placeKeys(
  tx: Transaction<DB>,
  organisationId: string,
  { keys, rounds }: Pick<Header, 'keys' | 'rounds'>,
): Promise<void> {
  await sql`lock table keys_versions in share row exclusive mode`.execute(tx);
  const numbers = new Map([['', 0]]);
  const renamed: Record<string, string> = {};
  for (const version of keys) {
    const { number, name } = await placeVersion(tx, version);
    numbers.set(version.digest, number);
    if (name !== version.name) renamed[version.name] = name;
  }
  for (const [table, column] of named) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(renamed)}::jsonb ->> ${sql.ref(column)}
      where organisation_id = ${organisationId} and ${JSON.stringify(renamed)}::jsonb ? ${sql.ref(column)}`.execute(
      tx,
    );
  }
  for (const { id, design_version, digest } of rounds) {
    if ((await newestVersion(tx, design_version)).digest === digest) continue;
    const number = numbers.get(digest);
    if (number === undefined) throw new Error('The file lacks keys of a round.');
    await tx.updateTable('rounds').set({ keys_number: number }).where('id', '=', id).execute();
  }
}

/** What it is called here: as it was where that is free. */
async function placeVersion(
  tx: Transaction<DB>,
  version: Header['keys'][number],
): Promise<{ readonly number: number; readonly name: string }> {
  const known = await tx.selectFrom('keys_versions').select(['number', 'name', 'digest']).execute();
  const same = known.find(({ digest }) => digest === version.digest);
  if (same !== undefined) return same;
  const isTaken = known.some(({ number, name }) => number === version.number || name === version.name);
  const number = isTaken ? 1 + Math.max(...known.map((one) => one.number)) : version.number;
  const name = isTaken ? `${version.name}-${version.digest.slice(0, 6)}` : version.name;
  await tx
    .insertInto('keys_versions')
    .values({ ...version, number, name, encoded: Buffer.from(version.encoded, 'base64'), moved_in: true })
    .execute();
  return { number, name };
}
