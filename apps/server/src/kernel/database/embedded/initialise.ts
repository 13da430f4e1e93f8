import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

export interface ClusterOptions {
  /** Gives up durability for speed: for throw-away test clusters only. */
  readonly volatile?: boolean;
}

export const superuser = 'fourfold';

let drafts = 0;

/** Initialises beside the final place and moves it there whole, so that a killed first start leaves nothing half. */
export async function initialise(runAs: RunAs, password: string, options: ClusterOptions): Promise<void> {
  removeAbandoned(runAs.folder);
  drafts += 1;
  const draft = `${runAs.folder}.new-${process.pid}-${drafts}`;
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in runAs.ids) {
    for (const made of [draft, passwordFile]) chownSync(made, runAs.ids.uid, runAs.ids.gid);
  }
  try {
    const args = ['-D', draft, '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    args.push(
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Every test opens connections of its own, and each would work out its password some thousand times over.
      ...(options.volatile ? ['--no-sync', '--set=scram_iterations=1'] : []),
    );
    const [command = '', ...rest] = [...runAs.prefix, runAs.binaries.initdb, ...args];
    await promisify(execFile)(command, rest, { ...runAs.ids, cwd: '/' });
    if (!existsSync(path.join(runAs.folder, 'PG_VERSION'))) renameSync(draft, runAs.folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What first starts that were killed have left. */
function removeAbandoned(folder: string): void {
  const [parent, name] = [path.dirname(folder), `${path.basename(folder)}.new-`];
  if (!existsSync(parent)) return;
  for (const entry of readdirSync(parent).filter((candidate) => candidate.startsWith(name))) {
    if (!isAlive(Number.parseInt(entry.slice(name.length), 10))) {
      rmSync(path.join(parent, entry), { recursive: true, force: true });
    }
  }
}
