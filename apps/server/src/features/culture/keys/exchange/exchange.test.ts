import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type AnswerSums, FEWEST_OF_COMPANY, sumAnswers } from '@fourfold/measurement';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../../testing/actors.ts';
import { foundCompany } from '../../../../testing/answered-company.ts';
import { fillRound } from '../../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadEngine } from '../../engine/engine.ts';
import { type Learn, learnIfEnough } from '../learn.service.ts';
import { readPool, readSheets } from '../read-pool.ts';
import { type Exported, exportKeys } from './export-keys.service.ts';
import { keyFrom } from './identity.ts';
import { importKeys } from './import-keys.service.ts';
import { dayOf, fingerprintOf, nameOf, readKeysFile, writeKeysFile } from './keys-file.ts';
import { forgetReceived, readReceived } from './received.service.ts';

let t: TestApp;
let owner: Actor;
let round: string;
const ours = () => ({ db: t.db, appKeys: ['our secret'], now: t.now() });

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t, 'Harbour');
  ({ round } = await foundCompany(t, owner, ['One']));
}, 60_000);

const questionnaire = async () => (await loadEngine()).questionnaire;

const after = (days: number) => new Date(t.now().getTime() + days * 24 * hour * 1000);
const hour = 3600;
/** An hour later, so that these people answer after all others. */
async function fillLater(people: number, at = round, by = owner, verdict = 'consistent') {
  t.pass(hour);
  await fillRound(t, { owner: by, round: at }, people, verdict);
}
const textOf = async (exported: Promise<Exported>) => (await exported).text;

/** A file by anyone who can sign. */
async function forge(
  change: (sums: AnswerSums) => AnswerSums = (sums) => sums,
  made = '2026-03-01',
  key: KeyObject = keyFrom('forger'),
) {
  const { design, models } = await questionnaire();
  const flat = (options: number) => Array.from({ length: options }, () => 50);
  const sums = {
    people: 200,
    companies: 5,
    behaviour: flat(models.behaviour.optionCount),
    perception: flat(models.perception.optionCount),
  };
  return writeKeysFile(key, design.version, made, change(sums));
}

/** So many people, who all answer alike. */
const claiming =
  (people: number, companies: number) =>
  (sums: AnswerSums): AnswerSums => {
    const most = (_: number, at: number) => (at % 4 === 0 ? people : 0);
    const counts = { behaviour: sums.behaviour.map(most), perception: sums.perception.map(most) };
    return { people, companies, ...counts };
  };

describe('what leaves an installation', () => {
  it('is nothing below 200 answers of people in organisations of five or more', async () => {
    await fillRound(t, { owner, round }, 199);
    const handful = await makeOwner(t, 'Handful');
    const { round: there } = await foundCompany(t, handful, ['One']);
    await fillRound(t, { owner: handful, round: there }, 4);
    await expect(exportKeys(ours())).rejects.toThrow(
      'There are 199 consistent answers of organisations with 5 or more. Sums leave this installation from 200 on.',
    );
  });

  it('is counts alone, rounded, with no word of anyone', async () => {
    await fillRound(t, { owner, round }, 21, 'uninformative');
    const { text, missing } = await exportKeys(ours());
    expect(missing).toBe(0);
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
    expect([file.people, file.companies]).toEqual([220, 1]);
    // Everyone prefers the first two options here; what fewer than three chose is nothing.
    expect(file.behaviour[2]).toBe(0);
  });

  it('is the same file again until two hundred more have answered, and says how many are missing', async () => {
    const first = await exportKeys(ours());
    await fillLater(199);
    expect(await exportKeys(ours())).toEqual({ text: first.text, made: '2026-03-02', missing: 1 });
    await fillLater(1);
    const second = await exportKeys(ours());
    expect(second.missing).toBe(0);
    expect(JSON.parse(second.text).people).toBe(420);
  }, 30_000);

  it('is the same file again when people are gone, and those who took their place are none that are more', async () => {
    const before = await textOf(exportKeys(ours()));
    await sql`delete from people where id in (select id from people limit 100)`.execute(t.db);
    expect(await exportKeys(ours())).toMatchObject({ text: before, missing: 200 });
    const second = await makeOwner(t, 'Second');
    const { round: there } = await foundCompany(t, second, ['One']);
    await fillLater(150, there, second);
    expect(await exportKeys(ours())).toMatchObject({ text: before, missing: 50 });
  }, 30_000);

  it('changes where people come and go in even numbers, once two hundred who are in it are new', async () => {
    await fillLater(50);
    const { text, missing } = await exportKeys(ours());
    expect(missing).toBe(0);
    expect(JSON.parse(text).companies).toBe(2);
  }, 30_000);

  it('changes where there are more people than are summed', async () => {
    const most = 300;
    await fillLater(200);
    const before = await textOf(exportKeys({ ...ours(), most }));
    await fillLater(150);
    expect(await exportKeys({ ...ours(), most })).toMatchObject({ text: before, missing: 50 });
    await fillLater(50);
    const { text, missing } = await exportKeys({ ...ours(), most });
    expect([missing, JSON.parse(text).people]).toEqual([0, 300]);
    expect(text).not.toBe(before);
  }, 30_000);

  it('is one file where two ask at the same time', async () => {
    await fillLater(200);
    const [one, other] = await Promise.all([exportKeys(ours()), exportKeys(ours())]);
    expect(one.text).toBe(other.text);
    expect([one.missing, other.missing].toSorted((a, b) => a - b)).toEqual([0, 200]);
  }, 30_000);

  it('holds nobody who is simulated', async () => {
    const demo = await makeOwner(t, 'Demo');
    const { round: there } = await foundCompany(t, demo, ['One']);
    await t.db
      .updateTable('organisations')
      .set({ simulated: true })
      .where('id', '=', demo.organisationId)
      .execute();
    await fillLater(200, there, demo);
    expect((await exportKeys(ours())).missing).toBe(200);
  }, 30_000);

  it('counts nobody as new who was in an earlier file and in none since', async () => {
    const earlier = { people: 0, last_answer_at: after(1) };
    await t.db.updateTable('keys_exports').set(earlier).execute();
    expect((await exportKeys(ours())).missing).toBe(0);
    const kept = await t.db.selectFrom('keys_exports').select('last_answer_at').executeTakeFirstOrThrow();
    expect(kept.last_answer_at).toEqual(earlier.last_answer_at);
  });
});

describe('what comes from another installation', () => {
  const received = async () => await readReceived(t.db, (await questionnaire()).design.version);

  it('counts once, however often it is imported, and the newer of two files counts', async () => {
    const file = await forge();
    expect(await importKeys(ours(), file)).toContain('200 answers of 5 organisations were taken in.');
    expect(await importKeys(ours(), file)).toContain('count already');
    const newer = await forge(claiming(400, 5), '2026-03-02');
    expect(await importKeys(ours(), newer)).toContain('in place of what the same installation sent before');
    expect(await importKeys(ours(), file)).toBe(
      'A newer file of the same installation counts, of 2026-03-02: nothing has changed.\n',
    );
    expect((await received()).map(({ people }) => people)).toEqual([400]);
  });

  it('is newer with more people where two files are of one day', async () => {
    const fewer = await forge(claiming(320, 6), '2026-03-03');
    await importKeys(ours(), fewer);
    const more = await forge(claiming(420, 6), '2026-03-03');
    expect(await importKeys(ours(), more)).toContain('420 answers of 6 organisations were taken in in place');
    expect(await importKeys(ours(), fewer)).toContain('A newer file of the same installation counts');
    expect((await received()).map(({ people }) => people)).toEqual([420]);
  });

  it('counts as no more than 2,000 people, and as no more organisations than they can be of', async () => {
    const key = keyFrom('another');
    const huge = await forge(claiming(1_000_000, 200_000), '2026-03-01', key);
    expect(await importKeys(ours(), huge)).toBe(
      '1000000 answers of 200000 organisations were taken in. They count the next time that keys are learned, as 2000 answers of 400 organisations.\n',
    );
    expect((await received()).at(-1)).toMatchObject({ people: 2000, companies: 400 });
  });

  it('is left out where keys get worse with it, and the installation learns from its own answers', async () => {
    const files: number[] = [];
    const learn: Learn = async ({ received: sent }) => {
      files.push(sent.length);
      return { encoded: null, before: -1.3, after: sent.length > 0 ? -1.4 : -1.31, narrower: 0 };
    };
    const { sentence } = await learnIfEnough({ db: t.db, clock: t.now, learn });
    await t.db.deleteFrom('keys_trials').execute();
    expect(files).toEqual([(await received()).length, 0]);
    expect(sentence).toContain('-1.3100 against -1.3000. The keys stay. Imported files were left out');
  });

  it('is forgotten by its signer or how the fingerprint begins, and keys are learned anew without it', async () => {
    const { design } = await questionnaire();
    const tried = { design_version: design.version, people: 3000, tried_at: t.now() };
    const [forger, another] = ['forger', 'another'].map((secret) => nameOf(keyFrom(secret)));
    for (const [name, left] of [
      [forger, 1],
      [fingerprintOf(another ?? '').slice(0, 6), 0],
    ] as const) {
      await t.db.insertInto('keys_trials').values(tried).execute();
      expect(await forgetReceived(t.db, name ?? '')).toContain('is forgotten.');
      expect(await received()).toHaveLength(left);
      expect(await t.db.selectFrom('keys_trials').selectAll().execute()).toEqual([]);
    }
    await expect(forgetReceived(t.db, 'abcdef')).rejects.toThrow('Nothing was imported from abcdef.');
  });

  it('is not one’s own', async () => {
    const own = await textOf(exportKeys(ours()));
    await expect(importKeys(ours(), own)).rejects.toThrow('this installation’s own');
  });

  it('is refused with a sentence when it is broken or hostile', async () => {
    const file = await forge();
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
      [await forge((sums) => ({ ...sums, perception: sums.perception.map(() => 0) })), 'fewer answers'],
      [await forge((sums) => ({ ...sums, people: 10_000_000 })), 'fewer answers to question'],
      [
        await forge((sums) => ({ ...sums, companies: 41 })),
        'The file counts 41 organisations of 200 people. There are 5 people or more of each',
      ],
      [await forge((sums) => sums, dayOf(after(2))), 'which is still to come'],
    ];
    await importKeys(ours(), await forge((sums) => sums, dayOf(after(1))));
    const before = await received();
    for (const [text, sentence] of cases) {
      await expect(importKeys(ours(), text), sentence).rejects.toThrow(sentence);
    }
    expect(await received()).toEqual(before);
  });

  it('of another questionnaire is not taken in', async () => {
    const { sums } = readKeysFile(await forge(), await questionnaire(), t.now());
    const other = writeKeysFile(keyFrom('forger'), '999', '2026-03-01', sums);
    await expect(importKeys(ours(), other)).rejects.toThrow('version 999 of the questionnaire');
  });
});

it('a file says the same as the answers that it was made from', async () => {
  const engine = await loadEngine();
  const { organisations } = await readPool(t.db, engine.questionnaire.design.version);
  const groups = organisations.map((sheets) => readSheets(engine, sheets));
  const sums = sumAnswers(
    engine.questionnaire,
    groups.filter(({ length }) => length >= FEWEST_OF_COMPANY),
  );
  const file = JSON.parse(await textOf(exportKeys(ours())));
  expect(file.behaviour).toEqual(sums.behaviour);
});
