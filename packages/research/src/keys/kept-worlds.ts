import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TriedWorld } from './try-world.ts';

/**
 * Worlds that were tried, kept in a folder: a file a line, a line of JSON a world. A run that was ended goes on where it
 * was. What is kept belongs to the code that it was made with; after a change of the learning, take another folder.
 *
 * Example: `keepWorlds('/tmp/worlds', '1').read('the authors’ keys')`.
 */
export interface KeptWorlds {
  read(line: string): TriedWorld[];
  add(line: string, world: TriedWorld): void;
}

export function keepWorlds(folder: string, seed: string): KeptWorlds {
  mkdirSync(folder, { recursive: true });
  const fileOf = (line: string): string =>
    join(folder, `${`${line} ${seed}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.jsonl`);
  return {
    read(line) {
      const file = fileOf(line);
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => JSON.parse(text) as TriedWorld);
    },
    add(line, world) {
      appendFileSync(fileOf(line), `${JSON.stringify(world)}\n`);
    },
  };
}
