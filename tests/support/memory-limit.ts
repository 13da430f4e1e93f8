import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [first, second] = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];

/**
 * What this process starts from now on has so many megabytes together and no more, as in a container: what files are
 * read into counts as well, and is given back when it runs short. Needs root and Linux. What this process takes until it
 * leaves counts too, so the others have a little less.
 */
export function shareMemory(megabytes: number) {
  const isFirst = existsSync(path.join(first, 'memory.limit_in_bytes'));
  const base = isFirst ? first : second;
  const group = path.join(base, `fourfold-${process.pid}`);
  const file = (name: string) => path.join(group, name);
  const events = file(isFirst ? 'memory.oom_control' : 'memory.events');
  const join = (to: string) => writeFileSync(path.join(to, 'cgroup.procs'), String(process.pid));
  mkdirSync(group);
  writeFileSync(file(isFirst ? 'memory.limit_in_bytes' : 'memory.max'), String(megabytes * 2 ** 20));
  join(group);
  return {
    /** What this process takes and starts after that does not count. */
    leave: () => join(base),
    /** How often the kernel ended a process because nothing was left. */
    killed: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(events, 'utf8'))?.[1] ?? 0),
    end: () => rmdirSync(group),
  };
}
