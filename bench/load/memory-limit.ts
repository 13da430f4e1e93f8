import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [first, second] = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];

/**
 * What this process starts from now on has one memory together, as in a container: what files are read into counts as
 * well, and is given back when it runs short. Needs root and Linux. What this process itself takes until it leaves
 * counts too, so the others have a little less.
 */
export function shareMemory() {
  const isFirst = existsSync(path.join(first, 'memory.limit_in_bytes'));
  const base = isFirst ? first : second;
  const group = path.join(base, `fourfold-${process.pid}`);
  const file = (name: string) => path.join(group, name);
  const events = file(isFirst ? 'memory.oom_control' : 'memory.events');
  const join = (to: string) => writeFileSync(path.join(to, 'cgroup.procs'), String(process.pid));
  mkdirSync(group);
  join(group);
  return {
    /** What this process takes and starts after that does not count. */
    leave: () => join(base),
    /** From now on they have so many megabytes and no more. */
    hold: (megabytes: number) =>
      writeFileSync(file(isFirst ? 'memory.limit_in_bytes' : 'memory.max'), String(megabytes * 2 ** 20)),
    /** How often the kernel ended a process because nothing was left. */
    killed: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(events, 'utf8'))?.[1] ?? 0),
    end: () => rmdirSync(group),
  };
}
