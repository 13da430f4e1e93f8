import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TriedWorld } from './try-world.ts';

/**
 * Worlds that were tried, kept in a folder: a file a line, a line of JSON a world. A run that was ended goes on where it
 * was. What is kept belongs to the code that it was made with; after a change of the learning, take another folder.
 *
 * Threads that share the work finish in any order, so each world says which of its line it is.
 *
 * Example: `keepWorlds('/tmp/worlds', '1').read('the authors’ keys')`.
 */
export interface KeptWorlds {
  /** By place of the world in its line; some may be missing. */
  read(line: string): (TriedWorld | undefined)[];
  add(line: string, place: number, world: TriedWorld): void;
}

interface Kept {
  readonly place: number;
  readonly world: TriedWorld;
}

export function keepWorlds(folder: string, seed: string): KeptWorlds {
  mkdirSync(folder, { recursive: true });
  const fileOf = (line: string): string =>
    join(folder, `${`${line} ${seed}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jsonl`);
  return {
    read(line) {
      const file = fileOf(line);
      if (!existsSync(file)) return [];
      const worlds: (TriedWorld | undefined)[] = [];
      for (const text of readFileSync(file, 'utf8').split('\n')) {
        const { place, world } = parse(text) ?? {};
        if (place !== undefined) worlds[place] = world;
      }
      return worlds;
    },
    add(line, place, world) {
      // A line of its own, also behind one that was never finished.
      appendFileSync(fileOf(line), `\n${JSON.stringify({ place, world } satisfies Kept)}\n`);
    },
  };
}

/** Undefined for a line that a run was ended in the middle of. */
function parse(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}
