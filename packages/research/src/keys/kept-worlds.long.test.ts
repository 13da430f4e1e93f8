import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLinks } from '@fourfold/measurement/dynamics/load-links.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptWorlds, keepWorlds } from './kept-worlds.ts';
import { keysTables } from './keys-table.ts';

const engine = compileGroups(loadQuestionnaire());
let folder: string;
let kept: KeptWorlds;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fourfold-worlds-'));
  kept = keepWorlds(folder, '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const tables = (keyWorlds: number) =>
  keysTables(engine, loadLinks(), { seed: '1', keyWorlds, largePools: true }, kept);

it('a world that was tried is kept, and is the same as one that is tried anew', () => {
  const first = tables(1)[0]?.();
  expect(kept.read('the authors’ keys')).toHaveLength(1);
  expect(tables(1)[0]?.()).toEqual(first);
  rmSync(folder, { recursive: true });
  kept = keepWorlds(folder, '1');
  expect(tables(1)[0]?.()).toEqual(first);
});

it('what is kept is printed alone when no world is asked for', () => {
  expect(tables(0)).toEqual([]);
  tables(1)[0]?.();
  const [only, ...others] = tables(0).map((make) => make());
  expect(others).toEqual([]);
  expect(only?.how).toMatch(/^One world /);
});
