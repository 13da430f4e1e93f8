import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** The folder of a setting exists and takes files, or the start ends with a sentence that says why not. */
export function requireFolder(setting: 'DATA_DIR' | 'BACKUP_DIR', folder: string): void {
  const problem = folderProblem(folder, setting === 'BACKUP_DIR' ? 0o700 : 0o777);
  if (problem === null) return;
  const { why, cause } = problem;
  throw new ConfigError(`The setting ${setting} names ${folder}, which ${why}.`, { cause });
}

/** Makes the folder where there is none. Why it takes no files, to follow "which"; null if it does. */
export function folderProblem(folder: string, mode: number): { why: string; cause: unknown } | null {
  try {
    makeFolder(folder, mode);
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    return { why: reasons[code] ?? `cannot be used (${code})`, cause };
  }
}

/** Not by Node's `recursive`: below /proc, where the parent is there and takes no folder, that goes round for ever. */
function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    makeFolder(parent, mode);
    mkdirSync(folder, { mode });
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'lies where no folder can be made',
  EEXIST: 'is a file and not a folder',
  ENOTDIR: 'lies below a file',
  EACCES: 'this user may not write to',
  EPERM: 'this user may not write to',
  EROFS: 'lies on a disk that is read-only',
  ENOSPC: 'lies on a disk that is full',
};
