import { readFile, stat } from 'node:fs/promises';
import { AdminError } from '../../../../kernel/admin/command.ts';
import { explainFile } from '../../../../kernel/admin/explain-file.ts';
import { type ImportParts, importKeys } from './import-keys.service.ts';
import { refuseLarge } from './keys-file.ts';

/** Answers a line a file. Where one is refused the others are imported all the same, and the command fails. */
export async function importFiles(parts: ImportParts, files: readonly string[]): Promise<string> {
  if (files.length === 0) throw new AdminError('Name the files to import.');
  const said: string[] = [];
  let refused = 0;
  for (const file of files) {
    try {
      said.push(`${file}: ${await importKeys(parts, await readSmall(file))}`);
    } catch (error) {
      said.push(`${file}: ${explain(error, file)}\n`);
      refused += 1;
    }
  }
  if (refused > 0) throw new AdminError(said.join('').trimEnd());
  return said.join('');
}

async function readSmall(file: string): Promise<string> {
  refuseLarge((await stat(file)).size);
  return await readFile(file, 'utf8');
}

/** What is nobody's mistake fails the command at once. */
function explain(error: unknown, file: string): string {
  if (error instanceof AdminError) return error.message;
  const explained = explainFile(error, [file]);
  if (explained === null) throw error;
  return explained;
}
