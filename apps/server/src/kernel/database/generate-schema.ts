import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Writes the types of a migrated database. The job queue's own tables are none of ours. */
export async function generateSchema(url: string, file: string): Promise<void> {
  const cli = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
  const args = ['--dialect', 'postgres', '--exclude-pattern', 'pgboss.*', '--out-file', file];
  await promisify(execFile)(process.execPath, [cli, '--url', url, ...args]);
}
