import { existsSync } from 'node:fs';
import path from 'node:path';
import { speakUsually } from '@fourfold/words/language';
import type { AnyCommand } from './feature.ts';
import { BackupError } from './features/backup/manifest.ts';
import { commands, watchers } from './features.ts';
import { AdminError } from './kernel/admin/command.ts';
import { explainFile } from './kernel/admin/explain-file.ts';
import { help, helpOn } from './kernel/admin/help.ts';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { requireOwner } from './kernel/config/require-owner.ts';
import { connect } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { explainGone, type JoinedDatabase, joinDatabase } from './kernel/database/open-database.ts';
import { jobKinds } from './start-work.ts';

/** The operator's tool: `npm run admin -- --help` lists what it can do. */
const root = path.resolve(import.meta.dirname, '../../..');
const [name = '--help', ...args] = process.argv.slice(2);
const command = commands.find((one) => one.name === name);
const asksForHelp = (word: string) => ['--help', '-h', 'help'].includes(word);

if (command === undefined) {
  const asked = asksForHelp(name);
  (asked ? process.stdout : process.stderr).write(
    asked ? help(commands) : `There is no command ${name}.\n\n${help(commands)}`,
  );
  process.exitCode = asked ? 0 : 2;
} else if (args.some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(helpOn(command));
} else {
  try {
    process.stdout.write(await run(command));
  } catch (error) {
    const explained = explainGone(error, typed(command)) ?? explainFile(error, args);
    const known =
      explained !== null ||
      error instanceof AdminError ||
      error instanceof ConfigError ||
      error instanceof BackupError;
    const plain = known || process.env.LOG_LEVEL !== 'debug';
    console.error(plain ? (explained ?? (error as Error).message) : error);
    if (!known) console.error('With LOG_LEVEL=debug it says more.');
    process.exitCode = 1;
  }
}

function typed(chosen: AnyCommand): string {
  return `npm run admin -- ${chosen.name}`;
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

async function run(chosen: AnyCommand): Promise<string> {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env, root);
  speakUsually(config.APP_LANGUAGE);
  requireOwner(config.DATA_DIR, ['npm run -s admin --', chosen.name, ...args.map(quoted)].join(' '));
  const now = new Date();
  const say = (line: string) => console.error(line);
  let joined: JoinedDatabase | undefined;
  const join = async (begins: boolean) => {
    joined = await joinDatabase(config, { tool: typed(chosen), begins, say });
    return joined;
  };
  try {
    if ('runOn' in chosen) {
      const { begins = false } = chosen;
      return await chosen.runOn({ join: () => join(begins), config, now, jobKinds }, args);
    }
    const database = await join(false);
    await migrate(database.url);
    const { db, close } = connect(database.url, () => undefined, 2);
    try {
      return await chosen.run({ db, config, now, watchers, tell: say }, args);
    } finally {
      await close();
    }
  } finally {
    await joined?.close();
  }
}
