import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError, type Manifest } from './manifest.ts';

/** A key that is there and is another one would be lost, and with it every link that it signed. */
export function refuseOtherKey(folder: string, { files }: Manifest, dataDir: string): void {
  if (!files.some((file) => file.path === 'app-key') || !existsSync(path.join(dataDir, 'app-key'))) return;
  const read = (file: string) => readFileSync(file, 'utf8').trim();
  if (read(path.join(dataDir, 'app-key')) === read(path.join(folder, 'files/app-key'))) return;
  throw new BackupError(
    `${dataDir}/app-key is another key than the backup’s. To take the backup’s instead, say --replace.`,
  );
}

/** Puts the key and the mails back where the server looks for them. Answers how many files it was. */
export async function restoreFiles(folder: string, { files }: Manifest, dataDir: string): Promise<number> {
  mkdirSync(path.join(dataDir, 'mail'), { recursive: true, mode: 0o700 });
  for (const { path: place } of files) {
    const to = path.join(dataDir, place);
    await copyFile(path.join(folder, 'files', place), to);
    await chmod(to, 0o600);
  }
  return files.length;
}
