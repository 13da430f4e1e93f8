import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface MemoryLimit {
  /** How often the kernel ended a process because nothing was left. */
  readonly killed: () => number;
  readonly end: () => void;
}

const [first, second] = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];

/**
 * Lets these processes, and all that they start, have so many megabytes of memory together, as a container would. What
 * files are read into counts as well, and is given back when it runs short. Needs root and Linux.
 */
export function limitMemory(megabytes: number, processes: readonly number[]): MemoryLimit {
  const isFirst = existsSync(path.join(first, 'memory.limit_in_bytes'));
  const group = path.join(isFirst ? first : second, `fourfold-${process.pid}`);
  const names = isFirst
    ? { limit: 'memory.limit_in_bytes', events: 'memory.oom_control' }
    : { limit: 'memory.max', events: 'memory.events' };
  mkdirSync(group);
  writeFileSync(path.join(group, names.limit), String(megabytes * 2 ** 20));
  // What they hold already moves along.
  if (isFirst) writeFileSync(path.join(group, 'memory.move_charge_at_immigrate'), '3');
  for (const id of processes) writeFileSync(path.join(group, 'cgroup.procs'), String(id));
  return {
    killed: () => {
      const events = readFileSync(path.join(group, names.events), 'utf8');
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0);
    },
    end: () => rmdirSync(group),
  };
}
