/**
 * Builds the web app: pages and bundles by React Router, then a gzip and a brotli twin of every file that shrinks
 * (pages are compressed when the server has put its settings in). Builds beside the served folder and moves the files
 * over at the end, so that a running server never meets half a build.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageList } from '../packages/contract/src/index.ts';
import { writeDownloads } from './downloads.ts';
import { writeShells } from './page-shells.ts';
import { paintFirst } from './paint-first.ts';
import { writeSharingPictures } from './sharing-pictures.ts';

const web = path.resolve(import.meta.dirname, '../apps/web');
const draft = path.join(web, 'build/next');
const output = path.join(web, 'build/site');
/** How long the files of an older build stay, for pages that are still open. */
const keptMs = 14 * 24 * 3600 * 1000;

rmSync(draft, { recursive: true, force: true });
execFileSync('react-router', ['build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: 'build/next' },
});
rmSync(path.join(draft, 'server'), { recursive: true, force: true });
writeShells(path.join(draft, 'client'));
refuseInline(path.join(draft, 'client'));
paintPagesFirst(path.join(draft, 'client'));
writeDownloads(path.join(draft, 'client/downloads'));
writeSharingPictures(path.join(draft, 'client/sharing'));
compressBelow(path.join(draft, 'client'));
swap();

/** A strict Content-Security-Policy blocks both, and nobody would see it before a visitor does. */
function refuseInline(folder: string): void {
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  if (pages.length < 2) throw new Error('The build made no pages.');
  const bad = pages.filter((file) =>
    /<[^>]*\s(on\w+|style)="/.test(withoutScripts(readFileSync(file, 'utf8'))),
  );
  if (bad.length > 0) throw new Error(`Inline handlers or styles in ${bad.join(', ')}`);
}

/** What is there to be read. Whoever signs in has come to do something, and nothing else is to be seen there. */
function paintPagesFirst(folder: string): void {
  for (const { path: address, kind, hidden } of pageList) {
    if (kind !== 'prerendered' || hidden) continue;
    const file = path.join(folder, address, 'index.html');
    writeFileSync(file, paintFirst(readFileSync(file, 'utf8')));
  }
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

function compressBelow(folder: string): void {
  for (const file of filesBelow(folder).filter((name) =>
    /\.(js|css|svg|json|xml|txt|webmanifest|vtt)$/.test(name),
  )) {
    const content = readFileSync(file);
    if (content.length < 512) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Puts the new build where the old one is served from, file by file, each at once. A running server holds its pages
 * in memory and goes on naming the files of its own build, and so do pages that are open in browsers: what an older
 * build had under a name of its own is therefore kept for a while.
 */
function swap(): void {
  const [from, to] = [path.join(draft, 'client'), path.join(output, 'client')];
  const made = new Set(filesBelow(from).map((file) => path.relative(from, file)));
  // The files first and the pages that name them last.
  const order = [...made].toSorted((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')));
  for (const file of order) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    renameSync(path.join(from, file), path.join(to, file));
  }
  const stale = filesBelow(to).filter((file) => !made.has(path.relative(to, file)) && !isKept(to, file));
  for (const file of stale) rmSync(file);
  rmSync(draft, { recursive: true, force: true });
}

function isKept(folder: string, file: string): boolean {
  const isNamedByContent = path.relative(folder, file).startsWith(`assets${path.sep}`);
  return isNamedByContent && Date.now() - statSync(file).mtimeMs < keptMs;
}
