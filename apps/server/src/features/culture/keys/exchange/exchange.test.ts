import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type AnswerSums, sumAnswers } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../../testing/actors.ts';
import { foundCompany } from '../../../../testing/answered-company.ts';
import { fillRound } from '../../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadEngine } from '../../engine/engine.ts';
import { readPool, readSheets } from '../read-pool.ts';
import { exportKeys, importKeys, readReceived } from './exchange.service.ts';
import { installationKey, readKeysFile, writeKeysFile } from './keys-file.ts';

let t: TestApp;
let owner: Actor;
let round: string;
const ours = () => ({ db: t.db, secret: 'our secret', now: t.now() });
const theirs = () => ({ db: t.db, secret: 'their secret', now: t.now() });

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t, 'Harbour');
  ({ round } = await foundCompany(t, owner, ['One']));
}, 60_000);

const questionnaire = async () => (await loadEngine()).questionnaire;

/** A file by anyone who can sign. */
async function forge(change: (sums: AnswerSums) => AnswerSums, key: KeyObject = installationKey('forger')) {
  const { design, models } = await questionnaire();
  const flat = (options: number) => Array.from({ length: options }, () => 50);
  const sums = {
    people: 200,
    companies: 5,
    behaviour: flat(models.behaviour.optionCount),
    perception: flat(models.perception.optionCount),
  };
  return writeKeysFile(key, design.version, '2026-11-01', change(sums));
}

describe('what leaves an installation', () => {
  it('is nothing below 200 answers', async () => {
    await fillRound(t, { owner, round }, 199);
    await expect(exportKeys(ours())).rejects.toThrow(
      'There are 199 consistent answers. Sums leave this installation from 200 on.',
    );
  });

  it('is counts alone, rounded, with no word of anyone', async () => {
    await fillRound(t, { owner, round }, 21, 'uninformative');
    const text = await exportKeys(ours());
    const file = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      'format',
      'design',
      'made',
      'people',
      'companies',
      'behaviour',
      'perception',
      'from',
      'signature',
    ]);
    for (const count of [file.people, ...file.behaviour, ...file.perception]) expect(count % 5).toBe(0);
    expect(text).not.toContain('Harbour');
    expect(text).not.toContain(owner.organisationId);
    // Everyone prefers the first two options here; what fewer than three chose is nothing.
    expect(file.behaviour[2]).toBe(0);
  });

  it('does not tell what the next person answers: the same file leaves until fifty more have', async () => {
    const before = await exportKeys(ours());
    await fillRound(t, { owner, round }, 49);
    expect(await exportKeys(ours())).toBe(before);
  });

  it('is another one after that', async () => {
    const before = await exportKeys(ours());
    const second = await makeOwner(t, 'Second');
    const { round: there } = await foundCompany(t, second, ['One']);
    await fillRound(t, { owner: second, round: there }, 50);
    const file = JSON.parse(await exportKeys(ours()));
    expect(file.companies).toBe(2);
    expect(JSON.stringify(file)).not.toBe(before.trim());
  }, 30_000);
});

describe('what comes from another installation', () => {
  const received = async () => await readReceived(t.db, (await questionnaire()).design.version);

  it('counts once, however often it is imported, and the newer of two files counts', async () => {
    const file = await forge((sums) => sums);
    expect(await importKeys(ours(), file)).toContain('200 answers of 5 organisations were taken in.');
    expect(await importKeys(ours(), file)).toContain('count already');
    const { design } = await questionnaire();
    const { sums } = readKeysFile(file, await questionnaire());
    const more = { ...sums, people: 400 };
    const newer = writeKeysFile(installationKey('forger'), design.version, '2026-11-02', more);
    expect(await importKeys(ours(), newer)).toContain('in place of what the same installation sent before');
    expect(await importKeys(ours(), file)).toContain('count already');
    expect((await received()).map(({ people }) => people)).toEqual([400]);
  });

  it('is not one’s own', async () => {
    const own = await exportKeys(ours());
    await expect(importKeys(ours(), own)).rejects.toThrow('this installation’s own');
    expect(await importKeys(theirs(), own)).toContain('were taken in.');
  });

  it('is refused with a sentence when it is broken or hostile', async () => {
    const file = await forge((sums) => sums);
    const changed = (change: (read: Record<string, unknown>) => void) => {
      const read = JSON.parse(file);
      change(read);
      return JSON.stringify(read);
    };
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const from = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const cases: [string, string][] = [
      ['', 'holds no keys'],
      ['{"__proto__": {}}', 'holds no keys'],
      [file.slice(0, 500), 'holds no keys'],
      ['['.repeat(200_000), 'holds no keys'],
      [' '.repeat(1_000_001), 'too large'],
      [changed((read) => Object.assign(read, { more: 1 })), 'holds no keys'],
      [changed((read) => Object.assign(read, { people: 199 })), 'holds no keys'],
      [changed((read) => Object.assign(read, { people: 1e9 })), 'holds no keys'],
      [changed((read) => Object.assign(read, { people: 5000 })), 'signature does not fit'],
      [changed((read) => Object.assign(read, { from })), 'holds no keys'],
      [await forge((sums) => ({ ...sums, behaviour: sums.behaviour.slice(4) })), 'another number of options'],
      [await forge((sums) => ({ ...sums, behaviour: sums.behaviour.map(() => 9_000_000) })), 'more answers'],
      [await forge((sums) => ({ ...sums, companies: 900_000 })), 'more companies than people'],
    ];
    const before = await received();
    for (const [text, sentence] of cases) {
      await expect(importKeys(ours(), text), sentence).rejects.toThrow(sentence);
    }
    expect(await received()).toEqual(before);
  });

  it('of another questionnaire is not taken in', async () => {
    const { sums } = readKeysFile(await forge((one) => one), await questionnaire());
    const other = writeKeysFile(installationKey('forger'), '999', '2026-11-05', sums);
    await expect(importKeys(ours(), other)).rejects.toThrow('version 999 of the questionnaire');
  });
});

it('a file says the same as the answers that it was made from', async () => {
  const engine = await loadEngine();
  const { organisations } = await readPool(t.db, engine.questionnaire.design.version);
  const sums = sumAnswers(
    engine.questionnaire,
    organisations.map((sheets) => readSheets(engine, sheets)),
  );
  const file = JSON.parse(await exportKeys(ours()));
  expect(file.behaviour).toEqual(sums.behaviour);
});
