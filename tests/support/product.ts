import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** In order, as an operator would. */
  readonly stop: () => Promise<void>;
  /** Without a warning. Its database stays behind. */
  readonly kill: () => Promise<void>;
}

/** The product as `npm start` runs it, on a data folder of its own. */
export async function startProduct(data: string, settings: Record<string, string> = {}): Promise<Product> {
  const launched = launchProduct(data, { ...settings, PORT: settings.PORT ?? String(await freePort()) });
  await launched.ready;
  return launched;
}

/** The same without waiting until it is up. */
export function launchProduct(
  data: string,
  settings: Record<string, string> & { readonly PORT: string },
): Product & { readonly ready: Promise<void> } {
  const child = spawn(path.join(root, 'apps/server/serve.sh'), {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...settings, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Fourfold is at') && resolve());
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} instead of starting.`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url: `http://localhost:${settings.PORT}`,
    process: child,
    ready,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
