import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from './run-as.ts';

export interface ClusterOptions {
  /** Gives up durability for speed: for throw-away test clusters only. */
  readonly volatile?: boolean;
}

export const superuser = 'fourfold';

/** Initialises beside the final place and moves it there whole, so that a killed first start leaves nothing half. */
export async function initialise(runAs: RunAs, password: string, options: ClusterOptions): Promise<void> {
  const draft = `${runAs.folder}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
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
      ...(options.volatile ? ['--no-sync'] : []),
    );
    const [command = '', ...rest] = [...runAs.prefix, runAs.binaries.initdb, ...args];
    await promisify(execFile)(command, rest, { ...runAs.ids, cwd: '/' });
    if (!existsSync(path.join(runAs.folder, 'PG_VERSION'))) renameSync(draft, runAs.folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}
