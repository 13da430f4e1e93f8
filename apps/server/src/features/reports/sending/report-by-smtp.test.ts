import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailSender, sendMailJob } from '../../../kernel/mail/outbox.ts';
import { smtpTransport, type Transport } from '../../../kernel/mail/transport.ts';
import { makeOwner } from '../../../testing/actors.ts';
import { drawPng } from '../../../testing/draw-png.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** By a mail server that speaks SMTP, to a mail program that opens the attachment. */
let t: TestApp;
let server: MailServer;
let transport: Transport;

beforeAll(async () => {
  t = await createTestApp({ MAIL_FROM: 'Fourfold <hello@fourfold.example>' });
  server = await startMailServer();
  transport = smtpTransport(server.url, t.config.MAIL_FROM);
});
afterAll(async () => {
  transport.close();
  await server.stop();
});

const deliver = () => t.jobs.drain(sendMailJob, mailSender(t.db, transport, 'Fourfold', t.now));

it('arrives as it was reviewed, with a PDF that says the same', async () => {
  const owner = await makeOwner(t, 'Νότος & Söhne', { first_name: 'Olga', last_name: 'Ósk' });
  const raw = Buffer.concat(Array(10).fill(Buffer.from([0, ...Array(80).fill(128)])));
  const image = drawPng({ width: 20, height: 10, raw }).toString('base64');
  expect((await owner.call('PUT', '/organisation/logo', { image })).status).toBe(200);
  const chosen = { first_name: 'Анна', overactivated: 'planning', area_1: 'patience', area_2: 'delegation' };
  const { report } = (await owner.call('POST', '/survey/reports', chosen)).body;
  const asked = { report_id: report.id, prompt: report.prompt };
  const draft_report = 'Dear Анна,\n\n## Assessment\n\nPatience – “enough” of it, and 小明 says so, too.';
  await owner.call('POST', '/survey/reports/generate', { ...asked, draft_report });
  await owner.call('POST', `/survey/reports/${report.id}/send`, { email: 'anna@example.com' });
  await deliver();
  await deliver();

  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toMatchObject({ text: 'anna@example.com' });
  expect(mail?.replyTo?.text).toBe(owner.email);
  expect(mail?.subject).toBe('Your report from Νότος & Söhne');
  for (const part of [mail?.text, String(mail?.html)]) {
    expect(part).toContain('Dear Анна,');
    expect(part).toContain('Patience – “enough” of it, and 小明 says so, too.');
  }
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'Report for Анна.pdf', contentType: 'application/pdf' });
  const pdf = await getDocumentProxy(new Uint8Array(file?.content ?? []));
  const { text: words } = await extractText(pdf, { mergePages: true });
  const said = words.replace(/\s+/g, ' ');
  for (const part of [
    'A report for Анна',
    'reviewed by Olga Ósk',
    'Dear Анна,',
    'Patience – “enough” of it, and […] says so, too.',
    'Νότος & Söhne · A report for Анна',
  ]) {
    expect(said).toContain(part);
  }
  expect((await owner.call('GET', `/survey/reports/${report.id}`)).body.report.status).toBe('sent');
});
