import type { Config } from '../../kernel/config/config.ts';
import { type JobKind, recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { Parts } from '../../kernel/parts.ts';
import { productVersion } from './product-version.ts';
import { pruneBackups } from './prune-backups.ts';
import { writeBackup } from './write-backup.ts';

/** Every night where BACKUP_DIR is set, once over all nodes. A large database takes its time, so a job may take hours. */
const kind = recurringKind('backup');
export const backupJob: JobKind<Record<string, never>> = {
  ...kind,
  options: { ...kind.options, retryLimit: 2, retryDelay: 600, expireInSeconds: 6 * 3600 },
};

type ScheduleParts = Pick<Parts, 'databaseUrl' | 'clock' | 'logger'> & {
  readonly config: Pick<Config, 'BACKUP_DIR' | 'BACKUP_KEEP' | 'DATA_DIR'>;
};

/** Writes one and then removes the oldest: a night that fails leaves all that there were. */
export async function backUp({ config, databaseUrl, clock, logger }: ScheduleParts): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEEP, DATA_DIR } = config;
  if (BACKUP_DIR === undefined) return;
  const source = { databaseUrl, dataDir: DATA_DIR, version: productVersion() };
  const { folder, manifest } = await writeBackup(source, BACKUP_DIR, clock());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { removed, kept } = pruneBackups(BACKUP_DIR, BACKUP_KEEP);
  logger.info({ folder, rows, removed: removed.length }, 'backup written');
  if (kept.length > 0) logger.warn({ folders: kept }, 'old backups could not be removed');
}
