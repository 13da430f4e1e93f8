import path from 'node:path';

/** What keeps a PostgreSQL from starting, as its own log tells. */
export type Failure =
  /** A predecessor that was killed has not let go yet: gone by itself in a moment. */
  'held' | 'full' | 'write-ahead log' | 'files' | 'unknown';

export interface Place {
  /** Where the database lies. */
  readonly folder: string;
  readonly dataDir: string;
  readonly log: string;
}

/** The first that is found decides: PostgreSQL panics on a full disk as it does on a damaged one. */
const signs: readonly (readonly [Failure, RegExp])[] = [
  [
    'held',
    /lock file ".*" (already exists|is empty)|pre-existing shared memory block|could not bind|could not create any TCP/,
  ],
  ['unknown', /Permission denied|invalid permissions|wrong ownership/],
  ['full', /No space left on device|Disk quota exceeded/],
  [
    'write-ahead log',
    /checkpoint record|could not find redo location|WAL (segment|file|contains|ends)|pg_wal|requested timeline/,
  ],
  [
    'files',
    /PANIC: |terminated by signal|incompatible with server|incorrect checksum|invalid page|pg_control|could not (open|read|access)|is not a valid data directory|not a database cluster|corrupt/,
  ],
];

export const failureIn = (said: readonly string[]): Failure =>
  signs.find(([, sign]) => said.some((line) => sign.test(line)))?.[0] ?? 'unknown';

/** What everyone sees at each start, and what only repeats that it does not work. */
const noise =
  /the database system is (starting up|in recovery mode|shutting down|not yet accepting)|starting PostgreSQL|listening on|database system (was|is) shut down|terminating any other active|shutting down due to|aborting startup/;

const most = 8;

/** The lines that say why, each once, without the time and the process. */
export function relevantLines(log: string): string[] {
  const lines = log.split('\n').map((line) => line.replace(/^\d{4}-\S+ \S+ \S+ \[\d+\] /, '').trim());
  return [...new Set(lines.filter((line) => line !== '' && !noise.test(line)))].slice(-most);
}

/** Why no database could be made: from what `initdb` said, or from the error of a file beside it. */
export function explainFirstStart(error: unknown, folder: string): string {
  const { message, stderr } = error as Error & { stderr?: string };
  const said = relevantLines(stderr ?? message);
  const isFull = (error as { code?: unknown }).code === 'ENOSPC' || failureIn(said) === 'full';
  const quoted = stderr === undefined ? said : ['PostgreSQL says:', ...said.map((line) => `  ${line}`)];
  return isFull
    ? `The disk under ${folder} is full, so no database can be made there. Make room and start again.`
    : [`No database can be made in ${folder}.`, ...quoted].join('\n');
}

/** A sentence that says what is wrong, what PostgreSQL says of it, and what can be done. */
export function explainFailure(said: readonly string[], place: Place): string {
  const { folder, log } = place;
  const quoted =
    said.length === 0
      ? [`${log} says nothing of why.`]
      : ['PostgreSQL says:', ...said.map((line) => `  ${line}`)];
  switch (failureIn(said)) {
    case 'full':
      return [
        `The disk under ${folder} is full, so the database cannot start. Make room and start again; nothing that was saved is lost.`,
        ...quoted,
      ].join('\n');
    case 'write-ahead log':
      return damaged('its write-ahead log, which holds what was saved last, cannot be read', quoted, place);
    case 'files':
      return damaged('its files cannot be read', quoted, place);
    default:
      return [
        `The embedded PostgreSQL in ${folder} does not start.`,
        ...quoted,
        `All of its log is in ${log}.`,
      ].join('\n');
  }
}

function damaged(what: string, quoted: readonly string[], { folder, dataDir, log }: Place): string {
  return [
    `The database in ${folder} is damaged: ${what}. Fourfold has changed nothing in it.`,
    ...quoted,
    'To go on with a backup:',
    `  1. Move the damaged database away: mv ${folder} ${folder}.damaged`,
    `  2. Restore the newest backup: npm run admin -- restore FOLDER (backups are in BACKUP_DIR, or in ${path.join(dataDir, 'backups')})`,
    '  3. Start again: npm start',
    `docs/operations.md says more under “When the database is damaged”. All of PostgreSQL’s log is in ${log}.`,
  ].join('\n');
}
