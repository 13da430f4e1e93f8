import { existsSync } from 'node:fs';
import path from 'node:path';
import { speakUsually } from '@fourfold/words/language';
import { loadAskedQuestionnaire } from './features/assessment/asked-questionnaire.ts';
import { fillOrganisation } from './features/sample-company/fill-organisation.ts';
import { watchers } from './features.ts';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { connect } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { explainGone, joinDatabase } from './kernel/database/open-database.ts';
import { createRateLimiter } from './kernel/http/rate-limiter.ts';
import { createSigner } from './kernel/signing/signer.ts';

/** `npm run demo`: an organisation with the sample company in it, beside a running server or without one. */
const tool = 'npm run demo';
const root = path.resolve(import.meta.dirname, '../../..');
try {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env, root);
  speakUsually(config.APP_LANGUAGE);
  const database = await joinDatabase(config, {
    tool,
    begins: true,
    say: (line) => console.error(line),
  });
  try {
    await migrate(database.url);
    const { db, close } = connect(database.url, () => undefined, 4);
    const clock = () => new Date();
    const nothing = { enqueue: async () => undefined };
    const account = await fillOrganisation(
      {
        config,
        db,
        clock,
        jobs: nothing,
        outbox: { post: async () => '' },
        limiter: createRateLimiter(db, clock),
        // Links are made and opened within this command alone.
        signer: createSigner('the links of the demo never leave this process'),
        questionnaire: await loadAskedQuestionnaire(),
        watchers,
      },
      (line) => console.log(line),
    );
    await close();
    console.log(
      [
        '',
        `${account.company}: ${account.employees} employees in two rounds, ${account.candidates} candidates, all simulated.`,
        `Sign in at ${config.APP_URL}/auth/login (start the product with npm start)`,
        `  E-mail:   ${account.email}`,
        `  Password: ${account.password}`,
      ].join('\n'),
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainGone(error, tool) ?? (error instanceof ConfigError ? error.message : error));
  process.exitCode = 1;
}
