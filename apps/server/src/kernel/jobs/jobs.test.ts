import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { plainMail } from '../../testing/plain-mail.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { connect } from '../database/database.ts';
import { createOutbox, forgetGivenUp, mailSender, requeueMails, sendMailJob } from '../mail/outbox.ts';
import { RefusedByPolicy, RefusedMail, type Transport } from '../mail/transport.ts';
import { jobKind } from './job-kind.ts';
import { type JobFailure, startJobs, startLock } from './jobs.ts';
import { mendClock } from './queue-tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const post = () => t.db.transaction().execute((tx) => createOutbox(t.jobs, t.now).post(tx, plainMail));
const stateOf = (id: string) =>
  t.db
    .selectFrom('mails')
    .select(['state', 'problem', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const drainWith = (send: Transport['send']) =>
  t.jobs.drain(sendMailJob, mailSender(t.db, { destination: '', send, close: () => undefined }, '', t.now));

const unreachable = async () => {
  throw new Error('connection lost');
};
const makeDue = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(t.db);

describe('a queued mail', () => {
  it('does not exist when its transaction is rolled back', async () => {
    const rolledBack = t.db.transaction().execute(async (tx) => {
      await createOutbox(t.jobs, t.now).post(tx, plainMail);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await t.deliverMails()).toEqual([]);
  });

  it('is sent once, and what it said is forgotten', async () => {
    const id = await post();
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    await drainWith(send);
    await mailSender(t.db, { destination: '', send, close: () => undefined }, '', t.now)({ mailId: id });
    expect(sent).toBe(1);
    expect(await stateOf(id)).toEqual({ state: 'sent', problem: null, content: null });
  });

  it('is tried again after a failure that may pass', async () => {
    const id = await post();
    await drainWith(unreachable);
    expect(await stateOf(id)).toMatchObject({ state: 'queued' });
    await makeDue();
    await drainWith(async () => undefined);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is given up when the mail server refuses it for good', async () => {
    const id = await post();
    await drainWith(async () => {
      throw new RefusedMail('550 no such user');
    });
    expect(await stateOf(id)).toEqual({ state: 'refused', problem: '550 no such user', content: null });
  });

  it('is still there after a mail server was away for days, and goes out when it is back', async () => {
    const id = await post();
    for (let hours = 0; hours < 110; hours += 2) {
      await drainWith(unreachable);
      expect(await stateOf(id)).toMatchObject({ state: 'queued' });
      t.pass(2 * 3600);
      await makeDue();
    }
    await drainWith(async () => undefined);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is tried at least every half hour however often it has failed', async () => {
    await post();
    await sql`update pgboss.job set retry_count = 500 where name = 'mail.send' and state = 'created'`.execute(
      t.db,
    );
    await drainWith(unreachable);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float as seconds from pgboss.job
      where name = 'mail.send' and state = 'retry' and retry_count >= 500`.execute(t.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(1800);
    await makeDue();
    await drainWith(async () => undefined);
  });

  it('is given up after five days, with a reason, and can be queued again', async () => {
    const id = await post();
    t.pass(5 * 24 * 3600);
    await drainWith(unreachable);
    expect(await stateOf(id)).toMatchObject({
      state: 'given_up',
      problem: 'Our mail server tried for five days but could not deliver it.',
      content: expect.objectContaining({ preview: 'Hello' }),
    });
    await makeDue();
    await drainWith(async () => undefined);
    expect((await stateOf(id)).state).toBe('given_up');

    await sql`update mails set state = 'queued', waits_since = ${t.now()} where id = ${id}`.execute(t.db);
    expect(await requeueMails(t.db, t.jobs)).toBe(1);
    await drainWith(async () => undefined);
    expect(await stateOf(id)).toEqual({ state: 'sent', problem: null, content: null });
  });

  it('is given up after a day where we are refused rather than the recipient', async () => {
    const id = await post();
    const refused = async () => {
      throw new RefusedByPolicy('550 5.7.1 listed');
    };
    await drainWith(refused);
    expect((await stateOf(id)).state).toBe('queued');
    t.pass(24 * 3600);
    await makeDue();
    await drainWith(refused);
    expect(await stateOf(id)).toMatchObject({
      state: 'given_up',
      problem: 'The receiving mail server has been refusing it for a day: 550 5.7.1 listed',
    });
  });

  it('loses what it said a month after it was given up', async () => {
    const id = await post();
    t.pass(6 * 24 * 3600);
    await drainWith(unreachable);
    await forgetGivenUp(t.db, t.now());
    expect((await stateOf(id)).content).not.toBeNull();
    t.pass(31 * 24 * 3600);
    await forgetGivenUp(t.db, t.now());
    expect((await stateOf(id)).content).toBeNull();
    await makeDue();
    await drainWith(unreachable);
  });

  it('gets a job again when it has lost it, and never a second one', async () => {
    const [waiting, lost] = [await post(), await post()];
    await sql`delete from pgboss.job where data ->> 'mailId' = ${lost}`.execute(t.db);
    expect(await Promise.all([requeueMails(t.db, t.jobs), requeueMails(t.db, t.jobs)])).toContain(1);
    const sent: string[] = [];
    await drainWith(async ({ id }) => void sent.push(id));
    expect(sent.toSorted()).toEqual([waiting, lost].toSorted());
  });
});

describe('many jobs', () => {
  it('are done without a pause between them, and one that fails keeps no other back', async () => {
    const kind = jobKind<{ at: number }>('test.many');
    const { pool, close } = connect(t.databaseUrl, () => undefined, 4);
    const jobs = await startJobs({ pool, kinds: [kind], onError: () => undefined, background: false });
    await t.db.transaction().execute(async (tx) => {
      for (let at = 0; at < 40; at += 1) await jobs.enqueue(tx, kind, { at });
    });
    const done = new Set<number>();
    const handler = async ({ at }: { at: number }) => {
      if (at === 7) throw new Error('not this one');
      done.add(at);
    };
    const from = Date.now();
    await jobs.work(kind, handler);
    // At half a second each they would take twenty.
    await expect.poll(() => done.size, { timeout: 10_000, interval: 50 }).toBe(39);
    expect(Date.now() - from).toBeLessThan(10_000);
    const states = () =>
      sql<{ state: string; jobs: number }>`
        select state::text, count(*)::int as jobs from pgboss.job where name = 'test.many' group by state order by 1`
        .execute(t.db)
        .then(({ rows }) => rows);
    await expect.poll(states).toEqual([
      { state: 'completed', jobs: 39 },
      { state: 'retry', jobs: 1 },
    ]);
    await jobs.stop();
    await close();
  });
});

describe('the queue', () => {
  it('is made on an empty database by one node after the other', async () => {
    const empty = await createEmptyDatabase(inject('databaseUrl'));
    const { pool, close } = connect(empty.url, () => undefined, 4);
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [startLock]);
    const starting = startJobs({ pool, kinds: [sendMailJob], onError: () => undefined, background: false });
    await sleep(300);
    const { rows } = await other.query("select to_regnamespace('pgboss') as made");
    expect(rows).toEqual([{ made: null }]);
    await other.query('commit');
    other.release();
    await (await starting).stop();
    await close();
    await empty.drop();
  });
});

describe('a clock that was ahead and is set back', () => {
  it('leaves no mark for which clocked jobs, or those that were put in meanwhile, would wait', async () => {
    const id = await post();
    await sql`update pgboss.job set created_on = now() + interval '9 days', start_after = now() + interval '9 days'
      where data ->> 'mailId' = ${id}`.execute(t.db);
    await sql`update pgboss.version set cron_on = now() + interval '9 days'`.execute(t.db);
    await sql`update pgboss.queue set monitor_on = now() + interval '9 days'`.execute(t.db);
    const { pool, close } = connect(t.databaseUrl, () => undefined, 2);
    await mendClock(pool);
    await close();
    const { rows } = await sql<{ ahead: boolean }>`
      select cron_on > now() or exists (select 1 from pgboss.queue where monitor_on > now()) as ahead
      from pgboss.version`.execute(t.db);
    expect(rows).toEqual([{ ahead: false }]);
    await drainWith(async () => undefined);
    expect((await stateOf(id)).state).toBe('sent');
  });
});

describe('a job that fails', () => {
  it('is logged with its kind and attempt, and what it threw is not kept in the queue', async () => {
    const failures: JobFailure[] = [];
    const { pool, close } = connect(t.databaseUrl, () => undefined, 2);
    const jobs = await startJobs({
      pool,
      kinds: [sendMailJob],
      onError: () => undefined,
      onFailure: (failure) => failures.push(failure),
      background: false,
    });
    const id = await post();
    const error = new Error('550 <ann@example.com> is away');
    const fail = async () => {
      throw error;
    };
    await jobs.drain(sendMailJob, fail);
    expect(failures).toEqual([{ job: 'mail.send', attempt: 1, last: false, error }]);
    const { rows } = await sql<{ output: string }>`
      select output::text from pgboss.job where data ->> 'mailId' = ${id}`.execute(t.db);
    expect(rows[0]?.output).toContain('It failed');
    expect(rows[0]?.output).not.toContain('ann@example.com');
    await jobs.stop();
    await close();
  });

  it('is tried as often as this version says, also in the queue of an older one', async () => {
    await sql`update pgboss.queue set retry_limit = 8 where name = 'mail.send'`.execute(t.db);
    const { pool, close } = connect(t.databaseUrl, () => undefined, 2);
    const kinds = [sendMailJob];
    const jobs = await startJobs({ pool, kinds, onError: () => undefined, background: false });
    const { rows } = await sql<{ retry_limit: number }>`
      select retry_limit from pgboss.queue where name = 'mail.send'`.execute(t.db);
    expect(rows).toEqual([{ retry_limit: 1000 }]);
    await jobs.stop();
    await close();
  });
});
