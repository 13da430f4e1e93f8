import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Queries } from '../database/database.ts';

/**
 * Without a mail server a mail is a file, `<id>.eml`; while it is written, `<id>.eml.tmp`. The folder is looked after
 * whether there is a mail server now or not: what was written before one was set is still there.
 */
export const letterFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => path.join(DATA_DIR, 'mail');

export const letterName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml$/;

const day = 24 * 3600 * 1000;
const kept = 30 * day;
/** Writing one takes milliseconds; what is this old was left by a process that was killed. */
const halfWritten = 3600 * 1000;

/** The names in the folder; none where there is no folder. */
export async function listLetters(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes the files of mails that were forgotten; the list of them is shortened when that is done. */
export async function removeForgotten(db: Queries, folder: string): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('forgotten_letters').select('mail_id').limit(1000).execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ mail_id }) => mail_id);
    for (const id of ids) {
      for (const ending of ['.eml', '.eml.tmp']) await rm(path.join(folder, id + ending), { force: true });
    }
    await db.deleteFrom('forgotten_letters').where('mail_id', 'in', ids).execute();
  }
}

/** A month after it was written a mail goes by itself, and what was left half written goes after an hour. */
export async function removeOldLetters(folder: string, now: Date): Promise<void> {
  for (const name of await listLetters(folder)) {
    const file = path.join(folder, name);
    const id = letterName.exec(name)?.[1];
    const old =
      id === undefined
        ? name.endsWith('.eml.tmp') && now.getTime() - (await writtenAt(file)) > halfWritten
        : now.getTime() - queuedAt(id) > kept;
    if (old) await rm(file, { force: true });
  }
}

/** An id begins with its time, which a restore from a backup does not renew. */
const queuedAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

async function writtenAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
