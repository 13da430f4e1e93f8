import { existsSync } from 'node:fs';
import path from 'node:path';
import { speakUsually } from '@fourfold/words/language';
import { siteFolder } from '@fourfold/words/languages';
import { growInSteps } from './heap.ts';
import { ConfigError, readConfig } from './kernel/config/config.ts';
import { unknownSettings } from './kernel/config/unknown-settings.ts';
import { startServer } from './start.ts';
import { stopSignal } from './stop-signal.ts';

/** Starts the product, says where it is, and stops it in order when asked to, also half way through the start. */
const root = path.resolve(import.meta.dirname, '../../..');
const stop = stopSignal();
growInSteps();
// Nobody reads any more what it says, such as after `npm start | head`. It goes on serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env, root);
  speakUsually(config.APP_LANGUAGE);
  const site = path.join(root, 'apps/web/build', siteFolder(config.APP_LANGUAGE));
  const server = await startServer(config, site, stop.signal);
  for (const line of [...server.greeting, ...unknownSettings(envFile, process.env)]) console.log(line);
  await stop.asked;
  console.log('Fourfold is stopping. What has begun is brought to an end.');
  await server.stop();
  console.log('Fourfold has stopped.');
  process.exit(0);
} catch (error) {
  if (stop.signal.aborted && error === stop.signal.reason) process.exit(0);
  // A wrong setting is one clear sentence; anything else shows where it came from.
  const known = error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug';
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}
