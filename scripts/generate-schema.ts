/** Writes the types of the tables again after a migration was added, from a database that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCluster } from '../apps/server/src/kernel/database/embedded/cluster.ts';
import { generateSchema } from '../apps/server/src/kernel/database/generate-schema.ts';
import { migrate } from '../apps/server/src/kernel/database/migrate.ts';

const file = path.resolve(import.meta.dirname, '../apps/server/src/kernel/database/schema.generated.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-schema-'));
const cluster = await openCluster(folder, { volatile: true });
try {
  await migrate(cluster.url('postgres'));
  await generateSchema(cluster.url('postgres'), file);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
