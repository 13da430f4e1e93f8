import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A secret that is made on the first start and kept in a file that only the server may read. */
export function keepSecret(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Of two first starts at the same moment the slower one takes what the faster one wrote.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
