import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The product as `npm start` runs it, on a fresh data folder and a free port. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'fourfold-browser-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    CONTACT_EMAIL: 'operator@example.com',
  };
  const server = spawn(path.join(root, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('Fourfold is at') && resolve());
    server.once('exit', () => reject(new Error('The product did not start.')));
  });
  process.env.PRODUCT_URL = `http://localhost:${port}`;
  process.env.PRODUCT_MAIL = path.join(data, 'mail');
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
