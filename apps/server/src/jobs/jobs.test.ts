import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, mailSender, sendMailJob } from '../mail/outbox.ts';
import { RefusedMail, type Transport } from '../mail/transport.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const mail = {
  kind: 'test',
  organisationId: null,
  to: 'ann@example.com',
  subject: 'Hello',
  preview: 'Hello',
  blocks: [{ type: 'text', text: 'A link' }] as const,
};
const post = () => t.db.transaction().execute((tx) => createOutbox(t.jobs, t.now).post(tx, mail));
const stateOf = (id: string) =>
  t.db
    .selectFrom('mails')
    .select(['state', 'problem', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const drainWith = (send: Transport['send']) =>
  t.jobs.drain(sendMailJob, mailSender(t.db, { destination: '', send, close: () => undefined }, '', t.now));

describe('a queued mail', () => {
  it('does not exist when its transaction is rolled back', async () => {
    const rolledBack = t.db.transaction().execute(async (tx) => {
      await createOutbox(t.jobs, t.now).post(tx, mail);
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
    await drainWith(async () => {
      throw new Error('connection lost');
    });
    expect(await stateOf(id)).toMatchObject({ state: 'queued' });
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(t.db);
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
});
