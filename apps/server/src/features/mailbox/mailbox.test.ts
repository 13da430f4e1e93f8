import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, heading, text } from '../../kernel/mail/mail.ts';
import { renderText } from '../../kernel/mail/render-text.ts';
import { fileTransport } from '../../kernel/mail/transport.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'));
const name = '01a1fdbe-7793-7fe1-af09-1776c3535613.eml';
const url = `http://localhost:3000/survey/responses/6063fbb7-b003-4b15-8ff6-83f8485478ee?e=1803034480&s=${'pEFvTF32'.repeat(5)}`;
const subject =
  'Questionnaire from Müller & Söhne <GmbH>, and why you would rather not say so at all: 日本語の件名';
const content = {
  preview: 'p',
  blocks: [
    heading('Hello Jürgen'),
    text('Line <b>one</b>, “quoted” and so long that it has to be broken somewhere in the file.'),
    text('More at http://localhost:3000/method.'),
    button('Open', url),
  ],
};
let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({}, undefined, { mailFolder: folder });
  const letter = { id: name.replace('.eml', ''), to: 'j@ours.test', subject, html: '<p>x</p>' };
  const pdf = { name: 'Report für Jürgen.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') };
  await fileTransport(folder, 'Fourfold <us@ours.test>').send({
    ...letter,
    text: renderText(content, 'Fourfold'),
    attachments: [pdf],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (address: string, more: object = {}) =>
  t.app.inject({ url: address, headers: { host: 'localhost' }, ...more });

describe('the mailbox', () => {
  it('lists mails by subjects that can be read', async () => {
    expect(readdirSync(folder)).toEqual([name]);
    const answer = await get('/mailbox');
    expect(answer.body).toContain('Questionnaire from Müller &amp; Söhne &lt;GmbH&gt;');
    expect(answer.body).toContain('日本語の件名');
    expect(answer.body).toContain(`href="/mailbox/${name}"`);
    expect(answer.body).toContain('<span class="address">j<wbr>@ours<wbr>.test</span>');
  });

  it('shows a mail as text, with whole links that can be followed', async () => {
    const { body } = await get(`/mailbox/${name}`);
    const escaped = url.replaceAll('&', '&amp;');
    expect(body).toContain(`<a href="${escaped}">${escaped}</a>`);
    expect(body).toContain('<a href="http://localhost:3000/method">http://localhost:3000/method</a>.');
    expect(body).toContain('Hello Jürgen');
    expect(body).toContain(
      'Line &lt;b&gt;one&lt;/b&gt;, “quoted” and so long that it has to be broken somewhere in the file.',
    );
    expect(body).toContain('<td>Report für Jürgen.pdf</td>');
    const file = await get(`/mailbox/${name}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${name}"`,
    });
  });

  it('is kept by no cache, and shown to nobody but this machine', async () => {
    for (const address of ['/mailbox', `/mailbox/${name}`, `/mailbox/${name}/file`]) {
      const answer = await get(address);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await get(address, { remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
      const asked = { headers: { host: 'fourfold.example.com' } };
      expect((await get(address, asked)).statusCode).toBe(404);
      const proxied = { headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.7' } };
      expect((await get(address, proxied)).statusCode).toBe(404);
    }
    expect((await get('/mailbox/..%2fapp-key')).statusCode).toBe(404);
    expect((await get(`/mailbox/${name.replace('01', '02')}`)).statusCode).toBe(404);
  });
});
