import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Form } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Programs that are not ours read what we write. Where they are not installed, that is said: nothing passes silently. */
const run = promisify(execFile);
const works = (command: string, args: readonly string[]): boolean => spawnSync(command, args).status === 0;
const hasR = works('Rscript', ['-e', 'library(haven); library(readr)']);
const hasPspp = works('pspp', ['--version']);
if (!hasR) console.warn('R with haven and readr is not installed: no file was read back by it.');
if (!hasPspp) console.warn('PSPP is not installed: no file was read back by it.');

let t: TestApp;
let owner: Actor;
let folder: string;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t);
  const rosa = await makeSubmission(t, owner);
  await makeSubmission(t, owner, 'candidate', { form: 'candidate' satisfies Form });
  await makeSubmission(t, owner, 'employee', { form: 'pulse' satisfies Form, question_set: 2 });
  const names = { first_name: 'Zoë “=1+1”', last_name: 'Łukasiewicz-東京, the "second"' };
  await t.db.updateTable('responses').set(names).where('id', '=', rosa.id).execute();
  folder = await mkdtemp(path.join(tmpdir(), 'fourfold-read-back-'));
  await save('/survey/responses/export/answers?sort=name&format=sav', 'answers.sav');
  await save('/survey/responses/export/answers?sort=name&format=csv', 'answers.csv');
  await save('/survey/culture/export/scores?format=sav', 'groups.sav');
  return async () => await rm(folder, { recursive: true });
}, 60_000);

async function save(url: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const { rawPayload, statusCode } = await t.app.inject({ url: `/api${url}`, headers });
  expect(statusCode).toBe(200);
  await writeFile(path.join(folder, name), rawPayload);
}

describe('files for those who analyse, read back', () => {
  it.skipIf(!hasR)(
    'are the same in R, with labels, whether from SAV or CSV',
    async () => {
      const script = path.join(import.meta.dirname, 'read-back.R');
      const { stdout } = await run('Rscript', [script, 'answers.sav', 'answers.csv'], { cwd: folder });
      expect(stdout.trim().split('\n')).toEqual([
        'people 3 3',
        'same_columns TRUE',
        'columns 568',
        'scores 392 different 0',
        'answers 154 different 0',
        'labelled 154',
        'texts_different 0',
        'verdicts TRUE',
        'moments TRUE',
        'first Rosa',
        'label Delegation: standard error',
      ]);
    },
    60_000,
  );

  it.skipIf(!hasPspp)(
    'open in PSPP without a warning',
    async () => {
      for (const name of ['answers.sav', 'groups.sav']) {
        await writeFile(
          path.join(folder, 'read.sps'),
          `GET FILE='${name}'.\nDISPLAY DICTIONARY.\nDESCRIPTIVES b_delegation.\n`,
        );
        const { stdout, stderr } = await run('pspp', ['-o', 'read.txt', 'read.sps'], { cwd: folder });
        expect([name, `${stdout}${stderr}`]).toEqual([name, '']);
      }
    },
    60_000,
  );
});
