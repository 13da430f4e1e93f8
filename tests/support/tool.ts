import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Tool {
  readonly process: ChildProcess;
  /** What it has printed so far, to both. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** `demo`, or `admin` with its command, as npm runs them, on a data folder. */
export function runTool(data: string, script: 'demo' | 'admin', ...args: string[]): Tool {
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [`apps/server/src/${script}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  return { process: child, said: () => said, ended: once(child, 'exit').then(([code]) => code) };
}
