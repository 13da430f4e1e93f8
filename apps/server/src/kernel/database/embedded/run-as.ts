import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { requireOwnCluster } from '../../config/require-owner.ts';
import { type Binaries, binariesIn } from './binaries.ts';

/**
 * PostgreSQL refuses to run as root. Where we are root there are two ways around it, both without anything to set
 * up by hand: a user namespace in which root is an ordinary user (nothing to create, no ownership to change, works
 * below /root too), or, where containers forbid namespaces, a system user with its own folder.
 */
export interface RunAs {
  /** Where the database lies: in the data folder, or in the system user's. */
  readonly folder: string;
  readonly binaries: Binaries;
  /** What to put before a command. */
  readonly prefix: readonly string[];
  readonly ids: { uid: number; gid: number } | Record<string, never>;
}

const systemUser = 'fourfold';
const systemHome = '/var/lib/fourfold';
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/** Whether a database was ever made for this data folder. */
export const hasCluster = (dataDir: string): boolean =>
  [path.join(dataDir, 'postgres'), folderElsewhere(dataDir)].some((folder) =>
    existsSync(path.join(folder, 'PG_VERSION')),
  );

const folderElsewhere = (dataDir: string) =>
  path.join(systemHome, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));

export function chooseRunAs(dataDir: string, binaries: Binaries): RunAs {
  const folder = path.join(dataDir, 'postgres');
  requireOwnCluster(folder);
  if (process.getuid?.() !== 0) return { folder, binaries, prefix: [], ids: {} };

  const owner = ownerOf(folder);
  if (owner !== null && owner.uid !== 0) return { folder, binaries, prefix: [], ids: owner };

  const elsewhere = folderElsewhere(dataDir);
  const alreadyElsewhere = owner === null && existsSync(path.join(elsewhere, 'PG_VERSION'));
  if (!alreadyElsewhere && namespacesWork()) return { folder, binaries, prefix: namespace, ids: {} };
  if (owner !== null) {
    throw new Error(
      `The database in ${folder} belongs to root, and user namespaces are not allowed here any more.`,
    );
  }
  const ids = ensureSystemUser();
  return { folder: elsewhere, binaries: copyBinaries(binaries, ids), prefix: [], ids };
}

/** Who owns an existing database, or null where there is none. */
function ownerOf(folder: string): { uid: number; gid: number } | null {
  const version = path.join(folder, 'PG_VERSION');
  if (!existsSync(version)) return null;
  const { uid, gid } = statSync(version);
  return { uid, gid };
}

function namespacesWork(): boolean {
  const [command = '', ...args] = namespace;
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

function ensureSystemUser(): { uid: number; gid: number } {
  const id = (flag: string) => spawnSync('id', [flag, systemUser], { encoding: 'utf8' });
  if (id('-u').status !== 0) {
    execFileSync('useradd', [
      '--system',
      '--home-dir',
      systemHome,
      '--shell',
      '/usr/sbin/nologin',
      systemUser,
    ]);
  }
  const ids = { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
  mkdirSync(systemHome, { recursive: true, mode: 0o755 });
  chownSync(systemHome, ids.uid, ids.gid);
  return ids;
}

/** The installation may lie where only root may enter, so the system user gets a copy, made once a version. */
function copyBinaries(binaries: Binaries, ids: { uid: number; gid: number }): Binaries {
  const { size, mtimeMs } = statSync(binaries.postgres);
  const home = path.join(systemHome, `binaries-${size}-${Math.round(mtimeMs)}`);
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`;
    cpSync(binaries.home, draft, { recursive: true, verbatimSymlinks: true });
    chownSync(draft, ids.uid, ids.gid);
    if (!existsSync(home)) renameSync(draft, home);
  }
  return binariesIn(home, binaries.major);
}
