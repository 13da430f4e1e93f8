import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runningPostmaster } from '../../apps/server/src/kernel/database/embedded/postmaster.ts';

/** The embedded PostgreSQL that runs on a data folder. */
export function embeddedIn(data: string): { readonly pid: number; readonly url: string } {
  const running = runningPostmaster(path.join(data, 'postgres'));
  if (running === null) throw new Error('No PostgreSQL runs on the data folder.');
  const password = readFileSync(path.join(data, 'database-password'), 'utf8').trim();
  return { pid: running.pid, url: `postgres://fourfold:${password}@127.0.0.1:${running.port}/fourfold` };
}
