import { existsSync } from 'node:fs';
import path from 'node:path';

/** What is wrong with a file or folder that was named on the command line; null of any other error. */
export function explainFile(error: unknown, args: readonly string[]): string | null {
  const { code, path: place } = error as NodeJS.ErrnoException;
  // Reading one fails without a path.
  if (code === 'EISDIR') return 'A folder was named where a file is expected.';
  if (typeof place !== 'string') return null;
  const at = path.resolve(place);
  const named = args
    .map((arg) => path.resolve(arg.replace(/^--[\w-]+=/, '')))
    .find((one) => at === one || at.startsWith(`${one}${path.sep}`));
  if (named === undefined) return null;
  switch (code) {
    case 'ENOENT':
      return existsSync(path.dirname(at))
        ? `There is no file ${at}.`
        : `There is no folder ${path.dirname(at)}.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not use ${named}.`;
    case 'ENOTDIR':
      return `${at} lies below a file.`;
    case 'EROFS':
      return `The disk of ${named} is read-only.`;
    case 'ENOSPC':
      return `The disk of ${named} is full.`;
    default:
      return null;
  }
}
