/** The files that the site gives for an address, kept until something that they are made from changes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';
import { filesBelow } from './swap-build.ts';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/downloads');
const server = path.join(root, 'apps/server/src');
/** The code that makes the customers' documents, so that they look alike, and all that it speaks of. */
const sources = [
  ...['features/guides', 'kernel/documents', 'features/culture', 'features/culture-report'].map((folder) =>
    path.join(server, folder),
  ),
  path.join(root, 'packages'),
];

/** The folder that they are in. */
export async function downloadsIn(language: string): Promise<string> {
  const files = sources
    .flatMap(filesBelow)
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
  const kept = path.join(cache, language, hashOf(files));
  if (!existsSync(kept)) await make(kept, language);
  return kept;
}

/** Beside its place first: what was broken off half way must not be taken for the whole. */
async function make(place: string, language: string): Promise<void> {
  rmSync(path.dirname(place), { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  const draft = `${place}.draft`;
  await run(process.execPath, [path.join(server, 'features/guides/write-downloads.ts'), draft, language]);
  renameSync(draft, place);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
