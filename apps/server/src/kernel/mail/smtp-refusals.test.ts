import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { plainMail } from '../../testing/plain-mail.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailSender, sendMailJob } from './outbox.ts';
import { smtpTransport } from './transport.ts';

/** Against real mail servers that refuse in each phase of the conversation: only the recipient's own no is final. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

let stop = async (): Promise<void> => undefined;
afterEach(() => stop());

const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

async function mailServer(options: SMTPServerOptions): Promise<number> {
  const server = await startMailServer(options);
  stop = server.stop;
  return server.port;
}

/** Posts a mail, lets the worker try once, and answers what became of it. */
async function fate(port: number, login = '') {
  const id = await t.db.transaction().execute((tx) => t.outbox.post(tx, plainMail));
  const transport = smtpTransport(`smtp://${login}127.0.0.1:${port}`, t.config.MAIL_FROM);
  await t.jobs.drain(sendMailJob, mailSender(t.db, transport, 'Fourfold', t.now));
  transport.close();
  const { state, problem, content } = await t.db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await t.db.deleteFrom('mails').where('id', '=', id).execute();
  return { state, problem, kept: content !== null };
}

const waiting = { state: 'queued', problem: expect.any(String), kept: true };

describe('a mail server that refuses', () => {
  it('the connection: the mail waits', async () => {
    const port = await mailServer({ onConnect: (_session, done) => done(refuse(554, '5.7.1 No service')) });
    expect(await fate(port)).toEqual(waiting);
  });

  it('by a greeting that is no greeting: the mail waits', async () => {
    const server = createServer((socket) => socket.end('521 5.3.2 This host takes no mail\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await fate((server.address() as AddressInfo).port)).toEqual(waiting);
  });

  it('by not being there: the mail waits', async () => {
    const port = await mailServer({});
    await stop();
    stop = async () => undefined;
    expect(await fate(port)).toEqual(waiting);
  });

  it('our login: the mail waits', async () => {
    const port = await mailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refuse(535, '5.7.8 Bad credentials')),
    });
    expect(await fate(port, 'user:password@')).toEqual(waiting);
  });

  it('our sender: the mail waits', async () => {
    const port = await mailServer({
      onMailFrom: (_address, _session, done) => done(refuse(550, '5.1.0 Sender unknown here')),
    });
    expect(await fate(port)).toEqual(waiting);
  });

  it('the recipient for now: the mail waits', async () => {
    const port = await mailServer({
      onRcptTo: (_address, _session, done) => done(refuse(450, '4.2.0 Try later')),
    });
    expect(await fate(port)).toEqual(waiting);
  });

  it('the recipient because of us: the mail waits', async () => {
    const port = await mailServer({
      onRcptTo: (_address, _session, done) => done(refuse(554, '5.7.1 Relay access denied')),
    });
    expect(await fate(port)).toEqual(waiting);
  });

  it('the recipient for good: the mail is refused, in the words of the server, and forgotten', async () => {
    const port = await mailServer({
      onRcptTo: (_address, _session, done) => done(refuse(550, '5.1.1 No such user')),
    });
    const problem = '550 5.1.1 No such user';
    expect(await fate(port)).toEqual({ state: 'refused', problem, kept: false });
  });

  it('the message: the mail waits where it is about us, and is refused where it is about the mailbox', async () => {
    let answer = refuse(550, '5.7.26 Unauthenticated mail is not accepted');
    const port = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(answer));
      },
    });
    expect(await fate(port)).toEqual(waiting);
    answer = refuse(552, '5.2.2 Mailbox full');
    expect(await fate(port)).toEqual({ state: 'refused', problem: '552 5.2.2 Mailbox full', kept: false });
  });
});
