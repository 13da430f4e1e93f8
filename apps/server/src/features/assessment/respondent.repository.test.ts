import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Answering,
  findAnswering,
  findSheet,
  saveUnlessChanged,
  updateResponse,
} from './respondent.repository.ts';

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
const save = (choice: number, edition: string | null) =>
  saveUnlessChanged(t.db, rosa, sheetOf(choice), edition, t.now());
const edition = async () => (await findAnswering(t.db, id)).stored?.edition ?? null;
const stored = async () => (await findSheet(t.db, id))?.choices[0];
async function read(): Promise<Answering> {
  const { respondent } = await findAnswering(t.db, id);
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

  it('waits for the call that holds the response, and then looks at what that one left', async () => {
    await save(1, null);
    const read = await edition();
    const { began, done } = await t.db.transaction().execute(async (tx) => {
      await updateResponse(tx, id, { submitted_at: t.now() });
      const answer = save(2, read);
      const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))]);
      return { began: first, done: answer };
    });
    expect(began).toBe('waits');
    expect(await done).toBe(false);
    expect(await stored()).toBe(1);
  });

  it('is not taken when the person was erased meanwhile', async () => {
    await t.db.deleteFrom('responses').where('id', '=', id).execute();
    expect(await save(1, null)).toBe(false);
  });
});
