import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importedFrom, src } from './imported-from.ts';

const css = readFileSync(path.join(src, 'styles/blank.css'), 'utf8');
const patterns = [...css.matchAll(/@source "\.\.\/(.+)";/g)].map(([, pattern = '']) => pattern);
const pages = ['own-page', 'information', 'interview-sheet', 'owned-plan', 'plans-here', 'snapshot'].map(
  (name) => `routes/${name}.tsx`,
);

const files = importedFrom('root.tsx', 'layouts/blank.tsx', ...pages);

it('is made from every file that the pages behind a personal link draw with', () => {
  expect(files.length).toBeGreaterThan(80);
  const missing = files.filter((file) => !patterns.some((pattern) => path.matchesGlob(file, pattern)));
  expect(missing).toEqual([]);
});

it('names no file that they do not import', () => {
  const unused = patterns.filter((pattern) => !files.some((file) => path.matchesGlob(file, pattern)));
  expect(unused).toEqual([]);
  expect(files.filter((file) => /^features\/(culture|people|hires|settings|reports)\//.test(file))).toEqual(
    [],
  );
});
