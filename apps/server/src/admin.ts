import { existsSync } from 'node:fs';
import path from 'node:path';
import { AdminError } from './admin/command.ts';
import { commands, help } from './admin/commands.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { connect } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { joinDatabase } from './database/open-database.ts';

/** The operator's tool: `npm run admin -- --help` lists what it can do. */
const root = path.resolve(import.meta.dirname, '../../..');
const [name = '--help', ...args] = process.argv.slice(2);
const command = commands.find((one) => one.name === name);

if (command === undefined) {
  const asked = ['--help', '-h', 'help'].includes(name);
  (asked ? process.stdout : process.stderr).write(
    asked ? help() : `There is no command ${name}.\n\n${help()}`,
  );
  process.exitCode = asked ? 0 : 2;
} else {
  try {
    const envFile = path.join(root, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const config = readConfig(process.env, root);
    const database = await joinDatabase(config);
    try {
      await migrate(database.url);
      const { db, close } = connect(database.url, () => undefined, 2);
      try {
        process.stdout.write(await command.run({ db, config, now: new Date() }, args));
      } finally {
        await close();
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    const known = error instanceof AdminError || error instanceof ConfigError;
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
