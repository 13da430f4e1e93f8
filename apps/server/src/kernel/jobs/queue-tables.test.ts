import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');

it('is alone in knowing the tables of the queue', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !file.endsWith('.test.ts'));
  const asking = files.filter((file) =>
    /pgboss\.(?!version)[a-z$]/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(asking).toEqual(['kernel/jobs/queue-tables.ts']);
});
