import { authorsKeys, DESIGN_VERSION, encodeKeys, type Learned, learnVersion } from '@fourfold/measurement';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { foundCompany, openRound } from '../../../testing/answered-company.ts';
import { fillRound } from '../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { releaseRound } from '../2-release/release-round.ts';
import { loadEngine } from '../engine/engine.ts';
import { newestVersion } from './keys-of-round.ts';
import { type Learn, learnIfEnough, learnInThread } from './learn.service.ts';
import { readPool, readSheets } from './read-pool.ts';

let t: TestApp;
let owner: Actor;
let first: string;
let second: string;
let asked: Parameters<Learn>[0] | undefined;

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t, 'Harbour');
  ({ round: first } = await foundCompany(t, owner));
  await fill(first, 260);
}, 60_000);

const fill = (round: string, people: number, verdict = 'consistent') =>
  fillRound(t, { owner, round }, people, verdict);

/** Learns for real, in few turns: that more of them find the truth is the measurement's own matter. */
async function quickly(groups: readonly Uint8Array[], version: string): Promise<Learned> {
  const engine = await loadEngine();
  const turns = { frozen: 1, settling: 1, counting: 4 };
  const task = { version, seed: version, turns };
  const few = groups.map((sheets) => readSheets(engine, sheets).slice(0, 40));
  return learnVersion(engine.questionnaire, authorsKeys(engine.questionnaire), few, task).learned;
}

const learn =
  (kept: boolean): Learn =>
  async (task) => {
    asked = task;
    const { questionnaire } = await loadEngine();
    const encoded = kept ? encodeKeys(questionnaire, await quickly(task.organisations, task.version)) : null;
    return { encoded, before: -1.3, after: kept ? -1.25 : -1.31, narrower: kept ? 0.43 : 0 };
  };
const parts = (kept = true) => ({ db: t.db, clock: t.now, learn: learn(kept) });
const culture = async (query = '', who = owner) => (await who.call('GET', `/survey/culture${query}`)).body;

describe('keys', () => {
  it('are the authors’ until something was learned', async () => {
    expect(await newestVersion(t.db)).toMatchObject({ number: 0, people: 0 });
    const { keys, keys_version } = await culture();
    expect(keys_version).toBe(DESIGN_VERSION);
    expect(keys).toEqual({ people: 0, narrower: 0, newest: true });
  });

  it('are learned from everyone once, as the organisation that they belong to', async () => {
    await fill(first, 5, 'unreliable');
    await fill(first, 5, 'check');
    const { people, organisations } = await readPool(t.db, (await loadEngine()).questionnaire.design.version);
    expect(people).toBe(260);
    expect(organisations).toHaveLength(1);
  });

  it('are learned from nobody who is simulated', async () => {
    const { version } = (await loadEngine()).questionnaire.design;
    const simulated = (is: boolean) => t.db.updateTable('organisations').set({ simulated: is }).execute();
    await simulated(true);
    expect(await readPool(t.db, version)).toEqual({ people: 0, there: 0, organisations: [] });
    await simulated(false);
    expect((await readPool(t.db, version)).people).toBe(260);
  });

  it('are learned from so many at most, and all there are count as reason to learn again', async () => {
    const { version } = (await loadEngine()).questionnaire.design;
    expect(await readPool(t.db, version, 100)).toMatchObject({ people: 100, there: 260 });
  });

  it('stay while new ones foresee answers no better, and are not tried again at once', async () => {
    const { sentence, number } = await learnIfEnough(parts(false));
    expect(number).toBeNull();
    expect(sentence).toContain('The keys stay.');
    expect((await learnIfEnough(parts())).sentence).toBe(
      'Keys were last learned when there were 260 answers. There are 260 now; it is tried again with 312.',
    );
  });

  it('are tried again for all that there are, not for those whom they were learned from', async () => {
    await t.db.deleteFrom('keys_trials').execute();
    const { sentence } = await learnIfEnough({ ...parts(false), most: 250 });
    expect(sentence).toContain('What 250 answers teach');
    expect((await learnIfEnough({ ...parts(false), most: 250 })).sentence).toContain(
      'there were 260 answers.',
    );
  });

  it('are learned in a thread of their own, which leaves this one free', async () => {
    const { questionnaire } = await loadEngine();
    const { organisations: all } = await readPool(t.db, questionnaire.design.version);
    const organisations = all.map((sheets) => sheets.subarray(0, 60 * questionnaire.design.questions.length));
    let others = 0;
    const clock = setInterval(() => {
      others += 1;
    }, 10);
    const turns = { frozen: 1, settling: 1, counting: 4 };
    const found = await learnInThread({ version: '1.0', organisations, current: null, received: [], turns });
    clearInterval(clock);
    expect(others).toBeGreaterThan(50);
    expect(found.before).toBeLessThan(0);
    expect(found.after).toBeLessThan(0);
    expect(found.encoded !== null).toBe(found.after > found.before);
  }, 60_000);

  it('move an open round with everything that it shows, and leave a closed one as it was', async () => {
    second = await openRound(t, owner, 2);
    await fill(second, 60);
    const before = await culture();
    const earlier = await culture(`?round=${first}`);
    const { number, sentence } = await learnIfEnough(parts());
    expect(number).toBe(1);
    expect(sentence).toContain(
      `Version ${DESIGN_VERSION}.1 was learned from 320 answers and foresees others better`,
    );
    expect(asked?.current).toBeNull();
    const after = await culture();
    expect(after.keys_version).toBe(`${DESIGN_VERSION}.1`);
    expect(after.keys).toEqual({ people: 320, narrower: 0.43, newest: true });
    expect(after.version).not.toBe(before.version);
    expect(after.competencies).not.toEqual(before.competencies);
    const closed = await culture(`?round=${first}`);
    expect(closed.keys_version).toBe(DESIGN_VERSION);
    expect(closed.keys).toEqual({ people: 0, narrower: 0, newest: false });
    expect(closed.competencies).toEqual(earlier.competencies);
  });

  it('are named by everything that was made with them', async () => {
    const parts = ['/heatmap', '/dynamics', '/departments', '/scores/delegation', '/rounds'];
    for (const part of parts) {
      const { body } = await owner.call('GET', `/survey/culture${part}`);
      expect(body.keys_version, part).toBe(`${DESIGN_VERSION}.1`);
    }
  });

  it('are the same for two rounds that are compared, whichever each was shown with', async () => {
    const found = (await owner.call('GET', '/survey/culture/rounds')).body;
    expect(found.keys_version).toBe(`${DESIGN_VERSION}.1`);
    const now = await culture();
    const byKey = new Map(
      now.competencies.map((one: { key: string; figure: unknown }) => [one.key, one.figure]),
    );
    for (const { key, kind, later } of found.changes) {
      if (kind === 'behaviour') expect(later).toEqual(byKey.get(key));
    }
  });

  it('of a closed round are made new by those who may, and by nobody else', async () => {
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    const stranger = await makeOwner(t, 'Elsewhere');
    const path = `/survey/rounds/${first}/keys`;
    expect((await viewer.call('POST', path)).status).toBe(403);
    expect((await stranger.call('POST', path)).status).toBe(404);
    expect((await owner.call('POST', path)).body).toEqual({ version: `${DESIGN_VERSION}.1` });
    expect(await culture(`?round=${first}`)).toMatchObject({
      keys_version: `${DESIGN_VERSION}.1`,
      keys: { newest: true },
    });
    const entries = await t.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'round.rescored')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([{ number: '1', keys: `${DESIGN_VERSION}.1` }]);
  });

  it('stay with a closed round when still newer ones come', async () => {
    await fill(second, 80);
    const { number } = await learnIfEnough(parts());
    expect(number).toBe(2);
    expect(asked?.current).not.toBeNull();
    expect((await culture()).keys_version).toBe(`${DESIGN_VERSION}.2`);
    expect(await culture(`?round=${first}`)).toMatchObject({
      keys_version: `${DESIGN_VERSION}.1`,
      keys: { newest: false },
    });
  });

  it('are learned by one of two who learn at the same time', async () => {
    await fill(second, 80);
    const told: string[] = [];
    const slowly: Learn = async (task) => {
      const found = await learn(true)(task);
      expect((await learnIfEnough(parts())).number).toBe(3);
      return found;
    };
    const later = await learnIfEnough({ ...parts(), learn: slowly, tell: (line) => told.push(line) });
    expect(later).toEqual({
      sentence: 'Other keys were learned at the same time. These were not kept.',
      number: null,
    });
    expect(told).toEqual([
      'Learning from 480 consistent answers of 1 organisation. It takes minutes, and lets everything else go first.',
    ]);
  });

  it('tell those behind the gate no number that moves with a person', async () => {
    await sql`update keys_versions set people = 403 where number = 3`.execute(t.db);
    await releaseRound({ db: t.db, clock: t.now }, second);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await culture('', viewer)).keys.people).toBe(400);
    expect((await culture('?include=left_out')).keys.people).toBe(403);
  });

  it('stay with a round that has ended, though none came after it, until it goes on', async () => {
    const version = async () => (await culture('?include=left_out')).keys_version;
    const before = await version();
    await t.db.updateTable('rounds').set({ ends_at: t.now() }).where('id', '=', second).execute();
    t.pass(1);
    await fill(second, 120);
    expect((await learnIfEnough(parts())).number).toBe(4);
    expect(await version()).toBe(before);
    const ends_at = new Date(t.now().getTime() + 9 * 24 * 3600_000).toISOString().slice(0, 16);
    const { status } = await owner.call('PATCH', '/survey/schedule', { time_zone: 'UTC', ends_at });
    expect(status).toBe(200);
    expect(await version()).toBe(`${DESIGN_VERSION}.4`);
  });

  it('that an open round was moved here with stay until newer ones are learned', async () => {
    await t.db.updateTable('rounds').set({ keys_number: 1 }).where('id', '=', second).execute();
    expect((await culture('?include=left_out')).keys).toMatchObject({ newest: false });
    await fill(second, 150);
    expect((await learnIfEnough(parts())).number).toBe(5);
    expect(await culture('?include=left_out')).toMatchObject({
      keys_version: `${DESIGN_VERSION}.5`,
      keys: { newest: true },
    });
  });

  it('of an open round that kept older ones are made new, and move along from then on', async () => {
    await t.db.updateTable('rounds').set({ keys_number: 1 }).where('id', '=', second).execute();
    await owner.call('POST', `/survey/rounds/${second}/keys`);
    const { keys_number } = await t.db
      .selectFrom('rounds')
      .select('keys_number')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    expect(keys_number).toBeNull();
  });
});
