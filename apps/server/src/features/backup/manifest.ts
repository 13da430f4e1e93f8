import { z } from 'zod';

/** What lies in a backup: enough to check all of it before anything is touched, and to say what it belongs to. */
export const manifestSchema = z.object({
  product: z.literal('fourfold'),
  /** Raised when an older version could not read it any more. */
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), fingerprint: z.string() })).min(1),
  /** The version of the job queue's own tables. Null where there were none yet. */
  queueVersion: z.number().nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
  /** What lies beside the database: the key, mails written as files. Paths as below `files/` and the data folder. */
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupTable = Manifest['tables'][number];

export const manifestName = 'manifest.json';

/** Something about a backup that the person who asked for it can mend. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const target = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnList = ({ columns }: Pick<BackupTable, 'columns'>) => columns.map(quoted).join(', ');
