import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptWorlds, keepWorlds } from './kept-worlds.ts';
import { missingTrials } from './keys-table.ts';
import type { TriedWorld } from './try-world.ts';

let folder: string;
let kept: KeptWorlds;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-worlds-'));
  kept = keepWorlds(folder, '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const world = (right: number) => ({ five: { right } }) as TriedWorld;
const missing = (keyWorlds: number) =>
  missingTrials({ seed: '1', keyWorlds, largePools: false }, kept).map(
    ({ line, place }) => `${place} ${line.name}`,
  );

it('the first world of every line is tried before the second of any', () => {
  const all = missing(2);
  const half = all.length / 2;
  expect(all.slice(0, half).every((trial) => trial.startsWith('0 '))).toBe(true);
  expect(all.slice(half)).toEqual(all.slice(0, half).map((trial) => trial.replace('0 ', '1 ')));
});

it('a run that was ended goes on with what is missing, whatever was finished first', () => {
  kept.add('the authors’ keys', 1, world(3));
  expect(missing(2)).toContain('0 the authors’ keys');
  expect(missing(2)).not.toContain('1 the authors’ keys');
  kept.add('the authors’ keys', 0, world(2));
  expect(kept.read('the authors’ keys')).toEqual([world(2), world(3)]);
  expect(missing(2).some((trial) => trial.endsWith('the authors’ keys'))).toBe(false);
});

it('a world that a run was ended in the middle of writing is tried again', () => {
  kept.add('the authors’ keys', 0, world(2));
  appendFileSync(join(folder, readdirSync(folder)[0] as string), '{"place":1,"wor');
  expect(missing(2)).toContain('1 the authors’ keys');
  kept.add('the authors’ keys', 1, world(3));
  expect(kept.read('the authors’ keys')).toEqual([world(2), world(3)]);
});
