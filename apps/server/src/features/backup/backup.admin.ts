import path from 'node:path';
import pg from 'pg';
import type { DatabaseCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions, wholeNumber } from '../../kernel/admin/read-options.ts';
import { folderProblem } from '../../kernel/config/require-folder.ts';
import { readMigrations } from '../../kernel/database/migrate.ts';
import { holdsData } from './clear-database.ts';
import { productVersion } from './product-version.ts';
import { listBackups, pruneBackups } from './prune-backups.ts';
import { migrationsOf, readBackup } from './read-backup.ts';
import { restoreDatabase } from './restore-backup.ts';
import { refuseOtherKey, restoreFiles } from './restore-files.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run admin -- backup` */
export const backupCommand: DatabaseCommand = {
  name: 'backup',
  usage: '[folder] [--keep 14]',
  summary: 'Writes everything into a new folder: database, key, e-mails. The server may run meanwhile.',
  details: [
    'The new folder lies in the one that is named, else in BACKUP_DIR, else in DATA_DIR/backups. It is complete as',
    'soon as it has its name. --keep removes all but so many of the newest in the same place.',
    'What is set in the environment is not in it: keep your .env, APP_KEY above all, as well.',
  ],
  async runOn({ join, config, now }, args) {
    const { positionals, values } = readOptions(args, { keep: { type: 'string' } }, 1);
    const parent = path.resolve(positionals[0] ?? config.BACKUP_DIR ?? path.join(config.DATA_DIR, 'backups'));
    const keep = values.keep === undefined ? null : wholeNumber('--keep', values.keep, 1);
    const database = await join();
    const problem = folderProblem(parent, 0o700);
    if (problem !== null)
      throw new AdminError(`A backup cannot be written to ${parent}, which ${problem.why}.`);
    const source = { databaseUrl: database.url, dataDir: config.DATA_DIR, version: productVersion() };
    const { folder, manifest } = await writeBackup(source, parent, now);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { removed, kept } = keep === null ? { removed: [], kept: [] } : pruneBackups(parent, keep);
    const lines = [
      `${folder}: ${count(rows, 'row')} in ${count(manifest.tables.length, 'table')}, ${count(manifest.files.length, 'file')}.`,
      ...removed.map((old) => `Removed ${old}.`),
      ...(config.APP_KEY === undefined
        ? []
        : ['APP_KEY is a setting and not in the backup: keep it as well.']),
    ];
    if (kept.length > 0) {
      const stuck = `The backup is complete, but this user could not remove older ones: ${kept.join(', ')}.`;
      throw new AdminError([...lines, stuck].join('\n'));
    }
    return `${lines.join('\n')}\n`;
  },
};

/** `npm run admin -- restore data/backups/fourfold-20270131T020000Z` */
export const restoreCommand: DatabaseCommand = {
  name: 'restore',
  usage: 'folder [--replace] [--check]',
  summary: 'Makes database, key and e-mails what they were when the backup was written.',
  details: [
    'Into an empty installation: a new DATA_DIR, or the empty database of DATABASE_URL. --replace puts the backup in',
    'the place of what is there, which is then lost. --check only looks whether the backup is whole. No server may run',
    'on the database meanwhile. A backup of an older version is brought up to date.',
  ],
  begins: true,
  async runOn({ join, config, jobKinds }, args) {
    const { positionals, values } = readOptions(
      args,
      {
        replace: { type: 'boolean' },
        check: { type: 'boolean' },
      },
      1,
    );
    const [named] = positionals;
    if (named === undefined) throw new AdminError(`Name the backup’s folder.${known(config.BACKUP_DIR)}`);
    const folder = path.resolve(named);
    const manifest = await readBackup(folder);
    const migrations = migrationsOf(manifest, readMigrations());
    const what = `the backup of ${manifest.createdAt}`;
    if (values.check) return `${folder} is whole: ${what}.\n`;
    const database = await join();
    if (await database.inUse()) {
      throw new AdminError(
        'A server works on this database. Stop it first; behind a pooler, name PostgreSQL itself instead.',
      );
    }
    if (!values.replace) {
      refuseOtherKey(folder, manifest, config.DATA_DIR);
      if (await holdsDataAt(database.url)) {
        throw new AdminError('This database holds data. To put the backup in its place, say --replace.');
      }
    }
    const { rows, withoutQueue } = await restoreDatabase(database.url, folder, manifest, {
      migrations,
      jobKinds,
    });
    const files = await restoreFiles(folder, manifest, config.DATA_DIR);
    return [
      `Restored ${what}: ${count(rows, 'row')}, ${count(files, 'file')}.`,
      ...(withoutQueue
        ? [
            'Its jobs belong to another version of the queue; what waits for one gets a new one at the next start.',
          ]
        : []),
      '',
    ].join('\n');
  },
};

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

const known = (parent: string | undefined) => {
  const last = parent === undefined ? undefined : listBackups(parent).at(-1);
  return last === undefined ? '' : ` The newest is ${last}.`;
};

async function holdsDataAt(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await holdsData(client);
  } finally {
    await client.end();
  }
}
