import { DESIGN_VERSION } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import { authorsKeysOf, type EncodedKeys } from '../engine/engine.ts';
import { designOfRound } from '../engine/engine-of-round.ts';

/** The version of the keys that a round's figures are made with. */
export interface KeysVersion {
  /** The version of the questionnaire whose keys they are: they fit no answers to another. */
  readonly design: string;
  readonly number: number;
  readonly name: string;
  readonly digest: string;
  readonly people: number;
  readonly groups: number;
  /** By how much likely ranges of a large group are narrower than with the authors' keys, 0 to 1. */
  readonly narrower: number;
}

/**
 * Whether a round `r` is over, because it has ended or another came after it: it keeps its keys. A pulse is compared
 * with rounds, and moves along with them.
 */
export const hasClosed = (now: Date) => sql<boolean>`(r.number > 0 and (coalesce(r.ends_at <= ${now}, false)
  or exists (select 1 from rounds later where later.organisation_id = r.organisation_id and later.number > r.number)))`;

/** A version, and whether it is the newest of this installation. */
export interface KeysOfRound {
  readonly keys: KeysVersion;
  readonly newest: boolean;
}

/** What the sample company is shown by. */
export async function authorsKeys(): Promise<KeysOfRound> {
  const design = DESIGN_VERSION;
  return {
    keys: { design, number: 0, name: design, digest: '', people: 0, groups: 0, narrower: 0 },
    newest: true,
  };
}

/** What is newest for a version of the questionnaire: the authors' keys until something was learned. */
export async function newestVersion(db: Queries, design: string = DESIGN_VERSION): Promise<KeysVersion> {
  return (await findVersion(db, design, null)).keys;
}

/** A version by the name that stands beside figures, if it is of this version of the questionnaire. */
export async function versionNamed(
  db: Queries,
  name: string,
  design: string,
): Promise<KeysVersion | undefined> {
  const { rows } = await sql<KeysVersion>`
    select ${design} as design, number, ${name} as name, digest, people, groups, narrower
    from keys_versions
    where case when number = 0 then ${design} else name end = ${name} and coalesce(design_version, ${design}) = ${design}
    `.execute(db);
  return rows[0];
}

/**
 * A closed round keeps the version that it closed with; every other moves along with the newest. Keys of another
 * questionnaire fit no answers of this one.
 */
export async function versionOfRound(db: Queries, roundId: string | null): Promise<KeysOfRound> {
  const design = roundId === null ? DESIGN_VERSION : await designOfRound(db, roundId);
  return await findVersion(db, design, roundId);
}

async function findVersion(db: Queries, design: string, roundId: string | null): Promise<KeysOfRound> {
  const { rows } = await sql<KeysVersion & { newest: number }>`
    select ${design} as design, number, case when number = 0 then ${design} else name end as name, digest, people, groups, narrower,
      max(number) filter (where not moved_in) over () as newest
    from keys_versions
    where coalesce(design_version, ${design}) = ${design}
      and (not moved_in or number = (select keys_number from rounds where id = ${roundId}))
    order by number <= coalesce((select keys_number from rounds where id = ${roundId}), number) desc, number desc
    limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The authors’ keys are missing from the database.');
  const { newest, ...keys } = row;
  return { keys, newest: keys.number === newest };
}

const loaded = new Map<string, Promise<EncodedKeys>>();

/** In memory that threads share, once a process: versions never change. */
export async function loadKeys(
  db: Queries,
  { design, number, digest }: Pick<KeysVersion, 'design' | 'number' | 'digest'>,
): Promise<EncodedKeys> {
  if (number === 0) return authorsKeysOf(design);
  const name = `${design} ${digest}`;
  const known = loaded.get(name) ?? readKeys(db, design, number, digest);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return await known;
}

async function readKeys(db: Queries, design: string, number: number, digest: string): Promise<EncodedKeys> {
  const { encoded } = await db
    .selectFrom('keys_versions')
    .select('encoded')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  if (encoded === null) throw new Error(`Version ${number} of the keys holds none.`);
  const shared = new Uint8Array(new SharedArrayBuffer(encoded.length));
  shared.set(encoded);
  return { design, digest, encoded: shared };
}
