import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Answering, findAnswering, saveUnlessChanged } from './answering.repository.ts';
import { findSheet, lockRespondent, updateResponse } from './respondent.repository.ts';

let t: TestApp;
let owner: Actor;
let id: string;
let rosa: Answering;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
});
beforeEach(async () => {
  const holder = await makeRespondent(t, owner);
  await holder.acknowledge();
  id = holder.id;
  rosa = await read();
});

const sheetOf = (choice: number) => ({
  choices: Buffer.from([choice]),
  seconds: Buffer.from([0, 9]),
  times: null,
  answered: 1,
  designVersion: 'x',
});
const save = async (choice: number, edition: string | null) =>
  (await saveUnlessChanged(t.db, rosa, sheetOf(choice), edition, t.now())) !== null;
const edition = async () => (await findAnswering(t.db, id)).stored?.edition ?? null;
const stored = async (of = id) => (await findSheet(t.db, of))?.choices[0];
async function read(of = id): Promise<Answering> {
  const { respondent } = await findAnswering(t.db, of);
  if (respondent === undefined) throw new Error('Nobody is there.');
  return respondent;
}

describe('a save that was computed without a lock', () => {
  it('is taken while the sheet is the one that was read', async () => {
    expect(await save(1, null)).toBe(true);
    expect(await save(2, await edition())).toBe(true);
    expect(await stored()).toBe(2);
  });

  it('is not taken over a first save that came in between', async () => {
    await save(1, null);
    expect(await save(2, null)).toBe(false);
    expect(await stored()).toBe(1);
  });

  it('is not taken over a later one, nor over one that has only moved a time', async () => {
    await save(1, null);
    const read = await edition();
    await save(3, read);
    expect(await save(2, read)).toBe(false);
    const again = await edition();
    await save(3, again);
    expect(await save(2, again)).toBe(false);
    expect(await stored()).toBe(3);
  });

  it.each(['submitted_at', 'withdrawn_at', 'declined_at', 'links_from'] as const)(
    'is not taken once %s is set',
    async (field) => {
      await save(1, null);
      await updateResponse(t.db, id, { [field]: t.now() });
      expect(await save(2, await edition())).toBe(false);
      expect(await stored()).toBe(1);
    },
  );

  it('tells the edition that the next one may be computed from', async () => {
    const first = await saveUnlessChanged(t.db, rosa, sheetOf(1), null, t.now());
    expect(first).toBe(await edition());
    const second = await saveUnlessChanged(t.db, rosa, sheetOf(2), first, t.now());
    expect(second).toBe(await edition());
    expect(second).not.toBe(first);
    expect(await save(3, first)).toBe(false);
    expect(await save(3, second)).toBe(true);
  });

  it('is not taken once the person, their response or their round has changed', async () => {
    await updateResponse(t.db, id, { job_position: 'Another' });
    expect(await save(1, null)).toBe(false);
    rosa = await read();
    expect(await save(1, null)).toBe(true);
    const { person_id, round_id } = await t.db
      .selectFrom('responses')
      .select(['person_id', 'round_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await t.db.updateTable('people').set({ email: 'rosa@new.example' }).where('id', '=', person_id).execute();
    expect(await save(2, await edition())).toBe(false);
    rosa = await read();
    expect(await save(2, await edition())).toBe(true);
    await t.db.updateTable('rounds').set({ ends_at: t.now() }).where('id', '=', round_id).execute();
    expect(await save(3, await edition())).toBe(false);
    expect(await stored()).toBe(2);
    await t.db.updateTable('rounds').set({ ends_at: null }).where('id', '=', round_id).execute();
  });

  it('is left to a call that waits, while another holds the response', async () => {
    await save(1, null);
    const read = await edition();
    const taken = await t.db.transaction().execute(async (tx) => {
      await lockRespondent(tx, id);
      return await save(2, read);
    });
    expect(taken).toBe(false);
    expect(await stored()).toBe(1);
    expect(await save(2, read)).toBe(true);
  });

  it('comes with others at the same moment, and each is taken or not for itself', async () => {
    const other = await makeRespondent(t, owner);
    await other.acknowledge();
    const closed = await makeRespondent(t, owner);
    const [rosas, others, closeds] = [await read(), await read(other.id), await read(closed.id)];
    const saves = [
      [rosas, 1],
      [rosas, 2],
      [others, 3],
      [closeds, 4],
    ] as const;
    const taken = await Promise.all(
      saves.map(([who, choice]) => saveUnlessChanged(t.db, who, sheetOf(choice), null, t.now())),
    );
    expect(taken.map((saved) => saved !== null)).toEqual([true, false, true, false]);
    expect([await stored(), await stored(other.id), await stored(closed.id)]).toEqual([1, 3, undefined]);
  });

  it('is not taken when the person was erased meanwhile', async () => {
    await t.db.deleteFrom('responses').where('id', '=', id).execute();
    expect(await save(1, null)).toBe(false);
  });
});
