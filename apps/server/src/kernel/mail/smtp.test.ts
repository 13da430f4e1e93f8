import { messages } from '@fourfold/contract/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { plainMail } from '../../testing/plain-mail.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailSender, sendMailJob } from './outbox.ts';
import { smtpTransport, type Transport } from './transport.ts';

/** Against a mail server that speaks SMTP: what leaves us is what a mail program would read. */
let t: TestApp;
let server: MailServer;
let transport: Transport;
let received: MailServer['received'];
let refusals: { code: number; text: string }[] = [];

beforeAll(async () => {
  t = await createTestApp({ MAIL_FROM: 'Fourfold <hello@fourfold.example>' });
  server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      const refusal = refusals.shift();
      done(
        refusal === undefined ? null : Object.assign(new Error(refusal.text), { responseCode: refusal.code }),
      );
    },
  });
  received = server.received;
  transport = smtpTransport(server.url, t.config.MAIL_FROM);
});
afterAll(async () => {
  transport.close();
  await server.stop();
});

const send = () => t.jobs.drain(sendMailJob, mailSender(t.db, transport, 'Fourfold', t.now));
const stateOf = (recipient: string) =>
  t.db.selectFrom('mails').select(['state', 'problem']).where('recipient', '=', recipient).executeTakeFirst();

async function register(email: string): Promise<void> {
  const payload = {
    first_name: 'Zoë',
    last_name: 'Ångström',
    company: 'Ålesund & Søn',
    email,
    password: 'a heron on the quay',
    password_confirmation: 'a heron on the quay',
  };
  const answer = await t.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  expect(answer.statusCode).toBe(201);
}

describe('mail by SMTP', () => {
  it('brings a link that verifies the address when it is followed', async () => {
    await register('zoe@example.com');
    await send();
    const [mail] = received;
    expect(mail?.from?.text).toBe('"Fourfold" <hello@fourfold.example>');
    expect(mail?.subject).toBe('Please verify your e-mail address');
    expect(mail?.text).toContain('Is this your address, Zoë?');
    const [inText, inHtml] = [mail?.text, String(mail?.html)].map(
      (part = '') => /http:\/\/localhost:3000(\/auth\/verify-email\?[^\s"]+)/.exec(part)?.[1],
    );
    expect(inHtml?.replaceAll('&amp;', '&')).toBe(inText);
    const query = new URL(inText ?? '', 'http://localhost').search;
    const answer = await t.app.inject({ method: 'POST', url: `/api/auth/email/verify${query}` });
    expect(answer.json()).toEqual({ message: messages.verified() });
    expect(await stateOf('zoe@example.com')).toEqual({ state: 'sent', problem: null });
  });

  it('tries again when the server says "later", and notes it when the server says "never"', async () => {
    refusals = [{ code: 451, text: 'greylisted' }];
    await register('later@example.com');
    await send();
    expect((await stateOf('later@example.com'))?.state).toBe('queued');

    refusals = [{ code: 550, text: 'no such user' }];
    await register('never@example.com');
    await send();
    expect(await stateOf('never@example.com')).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('no such user'),
    });
  });

  it('offers to end mails that are not part of a transaction with one click', async () => {
    const mail = {
      ...plainMail,
      to: 'reader@example.com',
      subject: 'News',
      unsubscribeUrl: 'https://fourfold.example/unsubscribe?t=1',
    };
    await t.db.transaction().execute((tx) => t.outbox.post(tx, mail));
    await send();
    const letter = received.findLast((one) => one.subject === 'News');
    expect(letter?.headers.get('list')).toMatchObject({
      unsubscribe: { url: 'https://fourfold.example/unsubscribe?t=1' },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(received[0]?.headers.has('list')).toBe(false);
  });
});
