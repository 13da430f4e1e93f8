import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from './config/config.ts';
import { startServer } from './start-server.ts';

/** Starts the product, says where it is, and stops it in order when asked to. */
const root = path.resolve(import.meta.dirname, '../../..');

try {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env, root);
  const server = await startServer(config, path.join(root, 'apps/web/build/site'));
  for (const line of server.greeting) console.log(line);

  let stopping = false;
  const stop = async () => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  // A wrong setting is one clear sentence; anything else shows where it came from.
  const known = error instanceof ConfigError || process.env.LOG_LEVEL !== 'debug';
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}
