/**
 * The product with reload on change: the server restarts when its sources change, the web app updates in place. The
 * browser talks to Vite on PORT, which passes the server's addresses on.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const port = Number(process.env.PORT ?? 3000);
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

const server = start(
  path.join(bin, 'node'),
  ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'],
  {
    PORT: String(port + 1),
    APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
  },
);
const web = start(
  path.join(bin, 'react-router'),
  ['dev', '--port', String(port), '--strictPort'],
  {
    API_PORT: String(port + 1),
  },
  'apps/web',
);

for (const child of [server, web]) child.once('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));

function start(command: string, args: string[], extra: Record<string, string>, folder = '.'): ChildProcess {
  return spawn(command, args, {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...environment, ...extra },
  });
}

/** Both end in order before we do: the server stops its database last. */
function stop(code: number): void {
  process.exitCode = code;
  for (const child of [server, web]) if (child.exitCode === null) child.kill('SIGTERM');
}
