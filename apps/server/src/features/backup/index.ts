import { type Feature, job } from '../../feature.ts';
import { backupCommand, restoreCommand } from './backup.admin.ts';
import { backUp, backupJob } from './scheduled-backup.ts';

/** Everything in one folder, and back. */
export const backup: Feature = {
  jobs: [
    job(backupJob, (parts) => () => backUp(parts), {
      cron: '0 2 * * *',
      only: ({ BACKUP_DIR }) => BACKUP_DIR !== undefined,
    }),
  ],
  commands: [backupCommand, restoreCommand],
};
