import {
  authorsKeys,
  createRandom,
  drawInteger,
  encodeKeys,
  type Learned,
  learnVersion,
} from '@fourfold/measurement';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { foundCompany, openRound } from '../../../testing/answered-company.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { foldAll } from '../1-collect/fold-all.ts';
import { releaseRound } from '../2-release/release-round.ts';
import { loadEngine } from '../engine/engine.ts';
import { newestVersion } from './keys-of-round.ts';
import { type Learn, learnIfEnough } from './learn.service.ts';
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

/** People as they lie in the database once they have submitted. */
async function fill(round: string, people: number, verdict = 'consistent'): Promise<void> {
  const { design } = (await loadEngine()).questionnaire;
  const random = createRandom(`sheets ${round} ${verdict}`);
  const sheets = Array.from({ length: people }, () =>
    Buffer.from(design.questions.map(({ options }) => 1 + drawInteger(random, Math.min(2, options.length)))),
  );
  await sql`
    with made as (select gen_random_uuid() as person, gen_random_uuid() as response, n
      from generate_series(1, ${people}) n),
    p as (insert into people (id, organisation_id, email, seat_since, created_at)
      select person, ${owner.organisationId}, person || '@example.com', ${t.now()}, ${t.now()} from made),
    r as (insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
        company, department, invited, invited_at, sent_at, expires_at, submitted_at)
      select response, ${owner.organisationId}, person, ${round}, 'employee', 'First', 'Last', 'Position', 'Harbour', 'One',
        '{}', ${t.now()}, ${t.now()}, ${t.now()}, ${t.now()} from made),
    s as (insert into response_scores (response_id, organisation_id, model_version, behaviours, behaviour_errors,
        perceptions, perception_errors, verdict, reasons, scored_at)
      select response, ${owner.organisationId}, '1', '{}', '{}', '{}', '{}', ${verdict}, '[]', ${t.now()} from made)
    insert into culture_members (response_id, organisation_id, round_id, left_out, design_version, choices, submitted_at)
      select response, ${owner.organisationId}, ${round}, ${verdict === 'unreliable'}, ${design.version},
        (${sheets}::bytea[])[n], ${t.now()} from made`.execute(t.db);
  await foldAll(t.db);
}

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
    const { keys } = await culture();
    expect(keys).toEqual({ version: '1', people: 0, narrower: 0, newest: true });
  });

  it('are learned from everybody once, as the organisation that they belong to', async () => {
    await fill(first, 5, 'unreliable');
    await fill(first, 5, 'check');
    const { people, organisations } = await readPool(t.db, (await loadEngine()).questionnaire.design.version);
    expect(people).toBe(260);
    expect(organisations).toHaveLength(1);
  });

  it('stay while new ones foresee answers no better, and are not tried again at once', async () => {
    const { sentence, number } = await learnIfEnough(parts(false));
    expect(number).toBeNull();
    expect(sentence).toContain('The keys stay.');
    expect((await learnIfEnough(parts())).sentence).toBe(
      'Keys were last learned from 260 answers. There are 260 now; it is tried again with 312.',
    );
  });

  it('move an open round with everything that it shows, and leave a closed one as it was', async () => {
    second = await openRound(t, owner, 2);
    await fill(second, 60);
    const before = await culture();
    const earlier = await culture(`?round=${first}`);
    const { number, sentence } = await learnIfEnough(parts());
    expect(number).toBe(1);
    expect(sentence).toContain('Version 1.1 was learned from 320 answers and foresees others better');
    expect(asked?.current).toBeNull();
    const after = await culture();
    expect(after.keys).toEqual({ version: '1.1', people: 320, narrower: 0.43, newest: true });
    expect(after.version).not.toBe(before.version);
    expect(after.competencies).not.toEqual(before.competencies);
    const closed = await culture(`?round=${first}`);
    expect(closed.keys).toEqual({ version: '1', people: 0, narrower: 0, newest: false });
    expect(closed.competencies).toEqual(earlier.competencies);
  });

  it('are the same for two rounds that are compared, whichever each was shown with', async () => {
    const found = (await owner.call('GET', '/survey/culture/rounds')).body;
    expect(found.keys_version).toBe('1.1');
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
    expect((await owner.call('POST', path)).body).toEqual({ version: '1.1' });
    expect((await culture(`?round=${first}`)).keys).toMatchObject({ version: '1.1', newest: true });
    const entries = await t.db
      .selectFrom('audit_entries')
      .select('details')
      .where('action', '=', 'round.rescored')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([{ number: '1', keys: '1.1' }]);
  });

  it('stay with a closed round when still newer ones come', async () => {
    await fill(second, 80);
    const { number } = await learnIfEnough(parts());
    expect(number).toBe(2);
    expect(asked?.current).not.toBeNull();
    expect((await culture()).keys.version).toBe('1.2');
    expect((await culture(`?round=${first}`)).keys).toMatchObject({ version: '1.1', newest: false });
  });

  it('tell those behind the gate no number that moves with a person', async () => {
    await sql`update keys_versions set people = 403 where number = 2`.execute(t.db);
    await releaseRound({ db: t.db, clock: t.now }, second);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await culture('', viewer)).keys.people).toBe(400);
    expect((await culture('?include=left_out')).keys.people).toBe(403);
  });
});
