import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A PostgreSQL that runs on a folder, as its `postmaster.pid` tells. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** It takes connections: while it recovers, or stops, it refuses each with a line in its log. */
  readonly ready: boolean;
}

/**
 * The server that runs on this folder, if one does: a predecessor that was killed leaves its PostgreSQL running.
 * A file left by a PostgreSQL that died is removed: when its process id now belongs to something else, or to a
 * process that ended without being buried, PostgreSQL itself would refuse to start.
 */
export function runningPostmaster(folder: string): Postmaster | null {
  const file = path.join(folder, 'postmaster.pid');
  const lines = linesOf(file);
  if (lines === null) return null;
  const [pidLine = '', , , portLine = '', , , , status = ''] = lines;
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!isAlive(pid) || !isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  const port = Number(portLine);
  return port > 0 ? { pid, port, ready: status.trim() === 'ready' } : null;
}

/** Null where there is none, also where it went while we looked. */
function linesOf(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, but not yet noticed by its parent: in a container without an init that can take for ever. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Only Linux lets us look; elsewhere we believe the file. */
function isPostgres(pid: number): boolean {
  const command = `/proc/${pid}/comm`;
  return !existsSync(command) || readFileSync(command, 'utf8').trim() === 'postgres';
}
