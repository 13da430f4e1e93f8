import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** The folder of a setting exists and takes files, or the start ends with a sentence that says why not. */
export function requireFolder(setting: 'DATA_DIR' | 'BACKUP_DIR', folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, ...(setting === 'BACKUP_DIR' && { mode: 0o700 }) });
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const why = reasons[code] ?? `cannot be used (${code})`;
    throw new ConfigError(`The setting ${setting} names ${folder}, which ${why}.`, { cause });
  }
}

const reasons: Record<string, string> = {
  EEXIST: 'is a file and not a folder',
  ENOTDIR: 'lies below a file',
  EACCES: 'this user may not write to',
  EPERM: 'this user may not write to',
  EROFS: 'lies on a disk that is read-only',
  ENOSPC: 'lies on a disk that is full',
};
