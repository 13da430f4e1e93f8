import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importedFrom, src } from './imported-from.ts';

const css = readFileSync(path.join(src, 'styles/respondent.css'), 'utf8');
const patterns = [...css.matchAll(/@source "\.\.\/(.+)";/g)].map(([, pattern = '']) => pattern);
const files = importedFrom('respondent/client.tsx', 'respondent/server.tsx');

it('is made from every file that the respondent’s page draws with', () => {
  expect(files.length).toBeGreaterThan(60);
  const missing = files.filter((file) => !patterns.some((pattern) => path.matchesGlob(file, pattern)));
  expect(missing).toEqual([]);
});

it('names no file that it does not import', () => {
  expect(patterns.filter((pattern) => !files.some((file) => path.matchesGlob(file, pattern)))).toEqual([]);
});
