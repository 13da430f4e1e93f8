import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../../../features.ts';
import { type Actor, makeOwner } from '../../../../testing/actors.ts';
import { foundCompany } from '../../../../testing/answered-company.ts';
import { fillRound } from '../../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { keysCommand } from '../keys.admin.ts';
import { exportKeys } from './export-keys.service.ts';
import { keepIdentity, keyFrom } from './identity.ts';
import { importKeys } from './import-keys.service.ts';
import { nameOf } from './keys-file.ts';
import { listReceived } from './received.service.ts';

const [former, present, later] = ['f', 'p', 'l'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];
let here: TestApp;
let partner: TestApp;
let owner: Actor;
let round: string;
let folder: string;

beforeAll(async () => {
  [here, partner] = await Promise.all([createTestApp(), createTestApp()]);
  owner = await makeOwner(here, 'Harbour');
  ({ round } = await foundCompany(here, owner, ['One']));
  folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const at = (t: TestApp, ...appKeys: string[]) => ({ db: t.db, appKeys, now: t.now() });
const fingerprintedBy = async (...appKeys: string[]) => nameOf(await keepIdentity(here.db, appKeys));
const fromOf = (text: string): string => JSON.parse(text).from;

/** Another file may leave: 200 more have answered. */
async function answerAnew() {
  here.pass(3600);
  await fillRound(here, { owner, round }, 200);
}
async function exportBy(...appKeys: string[]): Promise<string> {
  await answerAnew();
  return (await exportKeys(at(here, ...appKeys))).text;
}

describe('what signs the files of an installation', () => {
  let before: string;
  let after: string;

  it('stays what it was when APP_KEY is changed, with the former key and without it', async () => {
    before = await exportBy(former);
    after = await exportBy(present, former);
    const last = await exportBy(later);
    expect([fromOf(after), fromOf(last)]).toEqual([fromOf(before), fromOf(before)]);
    expect(last).not.toBe(after);
  }, 30_000);

  it('is known as one’s own after the change, also in a file from before it', async () => {
    for (const file of [before, after])
      await expect(importKeys(at(here, later), file)).rejects.toThrow('this installation’s own');
  });

  it('lets others count the files from before and after the change as one', async () => {
    const there = at(partner, present);
    expect(await importKeys(there, before)).toContain('200 answers of 1 organisation were taken in.');
    expect(await importKeys(there, after)).toContain('in place of what the same installation sent before');
    expect((await listReceived(partner.db)).map(({ sums }) => sums.people)).toEqual([400]);
  });

  it('is not that of another installation with the same APP_KEY', async () => {
    expect(nameOf(await keepIdentity(partner.db, [former]))).not.toBe(await fingerprintedBy(former));
  });

  it('is one, though two make it at the same moment', async () => {
    await here.db.deleteFrom('keys_identity').execute();
    const made = await Promise.all([fingerprintedBy(later), fingerprintedBy(later), fingerprintedBy(later)]);
    expect(new Set(made).size).toBe(1);
  });
});

describe('where a file left before the installation kept what signs it', () => {
  /** As it was: signed by a key made from APP_KEY. */
  async function signedByAppKey(appKey: string) {
    await here.db.deleteFrom('keys_identity').execute();
    const from = nameOf(keyFrom(appKey));
    await here.db
      .updateTable('keys_exports')
      .set({ file: JSON.stringify({ from }) })
      .execute();
    return from;
  }

  it('the next start keeps that key, and a later change of APP_KEY finds it kept', async () => {
    const from = await signedByAppKey(present);
    const parts = { ...here.parts, config: { ...here.config, APP_KEY: present } };
    for (const { sweep } of features) await sweep?.(parts);
    expect(await fingerprintedBy(later)).toBe(from);
  });

  it('“keys export” goes on with that key, though APP_KEY was changed meanwhile', async () => {
    const from = await signedByAppKey(former);
    await answerAnew();
    const file = path.join(folder, 'keys.json');
    const config = { ...here.config, APP_KEY: present, APP_KEY_PREVIOUS: former };
    await keysCommand.run({ db: here.db, config, now: here.now(), watchers: [] }, ['export', file]);
    expect(fromOf(readFileSync(file, 'utf8'))).toBe(from);
  });

  it('another one is made where neither APP_KEY nor the one before has signed it', async () => {
    const from = await signedByAppKey(former);
    const made = await fingerprintedBy(later, present);
    expect([from, ...[later, present].map((key) => nameOf(keyFrom(key)))]).not.toContain(made);
  });
});
