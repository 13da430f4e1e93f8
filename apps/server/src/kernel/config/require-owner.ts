import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** What the tool makes in a data folder must belong to the user that the server runs as, or the server cannot read it. */
export function requireOwner(dataDir: string, typed: string, uid = process.getuid?.()): void {
  const owner = ownerOfData(dataDir);
  if (uid === undefined || owner === null || owner === uid) return;
  const name = nameOfUser(owner);
  const quoted = name.startsWith('#') ? `'${name}'` : name;
  throw new ConfigError(
    `The data folder ${dataDir} belongs to ${name}. Run this as that user: sudo -u ${quoted} ${typed}`,
  );
}

/** PostgreSQL runs on no folder of another user's. Root is not asked: it becomes the owner. */
export function requireOwnCluster(folder: string, uid = process.getuid?.()): void {
  const owner = uidOf(folder);
  if (uid === undefined || uid === 0 || owner === null || owner === uid) return;
  const me = nameOfUser(uid);
  throw new ConfigError(
    `The database in ${folder} belongs to ${nameOfUser(owner)}, so ${me} cannot use it. If it was made as the wrong user: sudo chown -R ${me.replace('#', '')}: ${path.dirname(folder)}`,
  );
}

/** The user who made its secrets. A folder of root's without any may be one that is mounted for others. */
function ownerOfData(dataDir: string): number | null {
  const [secret] = ['database-password', 'app-key'].flatMap((name) => uidOf(path.join(dataDir, name)) ?? []);
  return secret ?? (uidOf(dataDir) || null);
}

function uidOf(place: string): number | null {
  try {
    return statSync(place).uid;
  } catch {
    return null;
  }
}

/** `#1000` where it has no name. */
function nameOfUser(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `#${uid}`;
}
