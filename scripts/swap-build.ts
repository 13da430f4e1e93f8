import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long the files of an older build stay, for pages that are still open. */
const keptMs = 14 * 24 * 3600 * 1000;

/**
 * Puts the new build where the old one is served from, file by file, each at once. A running server holds its pages
 * in memory and goes on naming the files of its own build, and so do pages that are open in browsers: what an older
 * build had under a name of its own is therefore kept for a while, counted from the build that left it out.
 */
export function swapBuild(draft: string, output: string, now = Date.now()): void {
  const [from, to] = [path.join(draft, 'client'), path.join(output, 'client')];
  moveServer(draft, output);
  const made = new Set(filesBelow(from).map((file) => path.relative(from, file)));
  // The files first and the pages that name them last.
  const order = [...made].toSorted((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')));
  for (const file of order) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    renameSync(path.join(from, file), path.join(to, file));
  }
  const list = path.join(output, 'left-out.json');
  const before = readList(list);
  const left = filesBelow(to)
    .map((file) => path.relative(to, file))
    .filter((file) => !made.has(file))
    .map((file) => [file, before[file] ?? now] as const);
  const isKept = ([file, since]: readonly [string, number]) =>
    file.startsWith(`assets${path.sep}`) && now - since < keptMs;
  for (const [file] of left.filter((entry) => !isKept(entry))) rmSync(path.join(to, file));
  writeFileSync(list, JSON.stringify(Object.fromEntries(left.filter(isKept))));
  rmSync(draft, { recursive: true, force: true });
}

/** What a server imports, which holds it from then on. */
function moveServer(draft: string, output: string): void {
  const [from, to] = [path.join(draft, 'server'), path.join(output, 'server')];
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  mkdirSync(output, { recursive: true });
  renameSync(from, to);
}

/** Since when a file is in no build any more. */
function readList(file: string): Record<string, number> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
