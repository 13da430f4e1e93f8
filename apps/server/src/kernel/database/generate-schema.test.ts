import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { generateSchema } from './generate-schema.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  folder = await mkdtemp(path.join(tmpdir(), 'fourfold-schema-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('the types of the tables are those of the migrations (else: node scripts/generate-schema.ts)', async () => {
  const file = path.join(folder, 'schema.ts');
  await generateSchema(database.url, file);
  const kept = await readFile(new URL('./schema.generated.ts', import.meta.url), 'utf8');
  expect(kept).toBe(await readFile(file, 'utf8'));
});
