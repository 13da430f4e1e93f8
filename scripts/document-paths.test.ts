import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const notOurs = ['data/**', 'test-results/**', '**/node_modules/**', '**/build/**'];
const all = globSync('**', { cwd: root, exclude: notOurs }).map((name) => `/${name}`);

/** What stands in backticks and has a slash and an ending, or a slash at its end: a file or a folder of ours. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w@.:-]+)*(?:\/|\/[\w.-]+\.(?:ts|tsx|md|sql|json|mjs)))`/g)].map(
    ([, found = '']) => found,
  );

const documents = all.filter((name) =>
  /(^\/README|^\/docs\/architecture|^\/(apps|packages)\/\w+\/README)\S*\.md$/.test(name),
);

it.each(documents)('%s names only files and folders that exist', (name) => {
  const named = pathsIn(readFileSync(path.join(root, name), 'utf8'));
  expect(
    named.filter((one) => !all.some((known) => `${known}/`.includes(`/${one.replace(/\/$/, '')}/`))),
  ).toEqual([]);
});
