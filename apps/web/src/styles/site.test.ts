import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importedFrom, src } from './imported-from.ts';

const css = readFileSync(path.join(src, 'styles/site.css'), 'utf8');
const leftOut = [...css.matchAll(/@source not "\.\.\/(.+)";/g)].map(([, pattern = '']) => pattern);
const isLeftOut = (file: string) =>
  leftOut.some((pattern) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));

/** Those of another layout, and the catalogue of the design, which is drawn while developing only. */
const others =
  /^routes\/(dashboard\/|(response|own-page|owned-plan|plans-here|snapshot|information|interview-sheet|design)\.tsx)/;
const routes = globSync('routes/**/*.tsx', { cwd: src }).filter((file) => !others.test(file));

it('leaves out nothing that a public page or one for signing in draws with', () => {
  expect(routes).toContain('routes/home.tsx');
  expect(routes).toContain('routes/auth/login.tsx');
  const files = importedFrom('root.tsx', 'layouts/default.tsx', ...routes);
  expect(files.filter((file) => file.endsWith('.tsx')).filter(isLeftOut)).toEqual([]);
});

it('leaves out only what there is', () => {
  const all = globSync('**/*.tsx', { cwd: src });
  for (const pattern of leftOut) {
    expect(
      all.some((file) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`)),
    ).toBe(true);
  }
});
