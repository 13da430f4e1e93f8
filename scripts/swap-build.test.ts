import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow, swapBuild } from './swap-build.ts';

const day = 24 * 3600 * 1000;
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds these files and puts them where they are served from. */
function build(files: Record<string, string>, at: number): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, 'next/client', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  swapBuild(path.join(root, 'next'), path.join(root, 'site'), at);
}
const served = () =>
  filesBelow(path.join(root, 'site/client'))
    .map((file) => path.relative(path.join(root, 'site/client'), file))
    .toSorted();

it('replaces pages at once and keeps what open pages still name, for two weeks after it was left out', () => {
  build({ 'index.html': 'one', 'assets/one.js': '1', 'old.txt': '' }, 0);
  // However long the first build was served, its pages are open until the next one.
  build({ 'index.html': 'two', 'assets/two.js': '2' }, 100 * day);
  expect(served()).toEqual(['assets/one.js', 'assets/two.js', 'index.html']);
  expect(readFileSync(path.join(root, 'site/client/index.html'), 'utf8')).toBe('two');
  build({ 'index.html': 'three', 'assets/three.js': '3' }, 113 * day);
  expect(served()).toEqual(['assets/one.js', 'assets/three.js', 'assets/two.js', 'index.html']);
  build({ 'index.html': 'four', 'assets/three.js': '3' }, 115 * day);
  expect(served()).toEqual(['assets/three.js', 'assets/two.js', 'index.html']);
});

it('counts anew for a file that came back in between', () => {
  build({ 'index.html': '', 'assets/one.js': '1' }, 0);
  build({ 'index.html': '', 'assets/two.js': '2' }, day);
  build({ 'index.html': '', 'assets/one.js': '1' }, 2 * day);
  build({ 'index.html': '', 'assets/two.js': '2' }, 15.5 * day);
  build({ 'index.html': '', 'assets/two.js': '2' }, 16 * day);
  expect(served()).toEqual(['assets/one.js', 'assets/two.js', 'index.html']);
});

it('brings along what the server runs, and only that of the last build', () => {
  const buildRenderer = (name: string) => {
    mkdirSync(path.join(root, 'next/server'), { recursive: true });
    writeFileSync(path.join(root, 'next/server', name), '');
    build({ 'index.html': '' }, 0);
  };
  buildRenderer('one.js');
  buildRenderer('two.js');
  const kept = filesBelow(path.join(root, 'site/server')).map((file) => path.basename(file));
  expect(kept).toEqual(['two.js']);
});
