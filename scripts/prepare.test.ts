import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

it('builds the web app again when any of the scripts has changed that build it', () => {
  const prepare = read('prepare.mjs');
  const parts = [...read('build-web.ts').matchAll(/from '\.\/([\w/-]+\.ts)'/g)].map(([, file]) => file);
  expect(parts.length).toBeGreaterThan(3);
  for (const file of ['build-web.ts', ...parts]) expect(prepare).toContain(`'scripts/${file}'`);
});

it('makes the files for visitors again when what makes them has changed', () => {
  const folders = /const files = (\[.*\]);/.exec(read('prepare.mjs'))?.[1] ?? '';
  expect(read('downloads.ts').replace(/\s+/g, ' ')).toContain(`...${folders}.map(`);
});
