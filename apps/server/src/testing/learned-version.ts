import { createHash } from 'node:crypto';
import {
  authorsKeys,
  createRandom,
  DESIGN_VERSION,
  drawInteger,
  encodeKeys,
  learnVersion,
} from '@fourfold/measurement';
import { loadEngine } from '../features/culture/engine/engine.ts';
import { readSheets } from '../features/culture/keys/read-pool.ts';
import type { TestApp } from './test-app.ts';

/** A version of the keys as it lies in the database once it was learned; roughly, from a few made-up people. */
export async function addLearnedVersion(
  t: TestApp,
  number: number,
  design: string = DESIGN_VERSION,
): Promise<string> {
  const engine = await loadEngine(design);
  const { questionnaire } = engine;
  const { questions, version: design_version } = questionnaire.design;
  const name = `${design_version}.${number}`;
  const random = createRandom(name);
  const sheets = Array.from({ length: 40 }, () =>
    questions.map(({ options }) => 1 + drawInteger(random, Math.min(2, options.length))),
  );
  const groups = [readSheets(engine, Uint8Array.from(sheets.flat()))];
  const task = { version: name, seed: name, turns: { frozen: 1, settling: 1, counting: 4 } };
  const { learned } = learnVersion(questionnaire, authorsKeys(questionnaire), groups, task);
  const encoded = Buffer.from(encodeKeys(questionnaire, learned));
  const digest = createHash('sha256').update(encoded).digest('hex').slice(0, 24);
  const found = { people: 300, groups: 6, narrower: 0.3, foreseen_before: -1.3, foreseen_after: -1.2 };
  await t.db
    .insertInto('keys_versions')
    .values({ number, name, design_version, encoded, digest, made_at: t.now(), ...found })
    .execute();
  return name;
}
