import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

/** Writes the types of a migrated database. The job queue's own tables are none of ours. */
export async function generateSchema(url: string, file: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js');
  const args = ['--dialect', 'postgres', '--exclude-pattern', 'pgboss.*', '--out-file', file];
  await promisify(execFile)(process.execPath, [cli, '--url', url, ...args]);
}
