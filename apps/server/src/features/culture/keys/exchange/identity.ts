import { createPrivateKey, generateKeyPairSync, hkdfSync, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../../../kernel/database/database.ts';
import { nameOf } from './keys-file.ts';

/**
 * The key that signs this installation's files, and by which others know it. It is made once and kept in the database: a
 * change of APP_KEY leaves it as it is, and a restored backup goes on as the same installation.
 */
export async function keepIdentity(db: Queries, appKeys: readonly string[]): Promise<KeyObject> {
  const kept = await readIdentity(db);
  if (kept !== undefined) return kept;
  const private_key = (await firstIdentity(db, appKeys)).export({ format: 'der', type: 'pkcs8' });
  // Of two who make it at the same moment the slower one takes what the faster one wrote.
  await db
    .insertInto('keys_identity')
    .values({ private_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await keepIdentity(db, appKeys);
}

async function readIdentity(db: Queries): Promise<KeyObject | undefined> {
  const row = await db.selectFrom('keys_identity').select('private_key').executeTakeFirst();
  return row && createPrivateKey({ key: row.private_key, format: 'der', type: 'pkcs8' });
}

/** Files that left before it was kept were signed by a key made from APP_KEY, and others know that one. */
async function firstIdentity(db: Queries, appKeys: readonly string[]): Promise<KeyObject> {
  const left = await db
    .selectFrom('keys_exports')
    .select(sql<string>`file::json ->> 'from'`.as('from'))
    .execute();
  const known = appKeys.map(keyFrom).find((key) => left.some(({ from }) => from === nameOf(key)));
  return known ?? generateKeyPairSync('ed25519').privateKey;
}

export function keyFrom(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'keys that leave this installation', 32));
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
