import { execFileSync, spawn } from 'node:child_process';
import { requireProgram } from '../support/debian.ts';

const program = requireProgram('buildah');
// Neither a daemon nor name spaces of the kernel are needed so.
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

export const buildah = (...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] }).trim();

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** The code a command in a container leaves with, and what it says. */
export const runIn = (container: string, ...command: string[]): Ended => runWith([], container, ...command);

export function runWith(options: readonly string[], container: string, ...command: string[]): Ended {
  try {
    const said = execFileSync(program, ['run', ...options, container, '--', ...command], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { code: 0, said: said.trim() };
  } catch (error) {
    return { code: (error as { status?: number }).status ?? -1, said: '' };
  }
}

/** What the image starts by itself, with settings of ours. */
export function startIn(
  container: string,
  settings: Record<string, string>,
  command: readonly string[],
  options: readonly string[] = [],
) {
  const set = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return spawn(program, ['run', ...set, ...options, container, '--', ...command], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
