import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it has started, as Linux tells of them. */
export function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

/**
 * What a process holds of the machine's memory, in megabytes. `shared`: what several hold together counts once over
 * all of them, as PostgreSQL's buffers do.
 */
export function megabytesOf(pid: number, { shared }: { readonly shared: boolean }): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const [, kilobytes = '0'] = (shared ? /^Pss:\s+(\d+)/m : /^Rss:\s+(\d+)/m).exec(rollup) ?? [];
  return Number(kilobytes) / 1024;
}

/** Processor time that each process has taken so far, in seconds; one that has ended meanwhile is left out. */
export function secondsOf(pids: readonly number[]): Map<number, number> {
  return new Map(
    pids.flatMap((pid): [number, number][] => {
      try {
        // The name stands in brackets and may hold spaces.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [[pid, (Number(fields[11]) + Number(fields[12])) / 100]];
      } catch {
        return [];
      }
    }),
  );
}
