import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const css = readFileSync(path.join(src, 'styles/blank.css'), 'utf8');
const patterns = [...css.matchAll(/@source "\.\.\/(.+)";/g)].map(([, pattern = '']) => pattern);
const pages = ['response', 'own-page', 'interview-sheet'].map((name) => `routes/${name}.tsx`);

/** Every file of ours that these import, at once or later. */
function importedFrom(...entries: string[]): string[] {
  const found = new Set<string>();
  const todo = entries.map((file) => path.join(src, file));
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g);
    for (const [, target = ''] of imports) todo.push(path.resolve(path.dirname(file), target));
  }
  return [...found].map((file) => path.relative(src, file));
}
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
