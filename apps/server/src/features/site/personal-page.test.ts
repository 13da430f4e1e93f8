import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { messages, type OpenedLink, respondentTokens } from '@fourfold/contract/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { choose, holderOf, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const [screen, openedToken] = respondentTokens;
const folder = mkdtempSync(path.join(tmpdir(), 'personal-'));
let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;

beforeAll(async () => {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write(
    'client/shells/survey/responses/responseId.html',
    `<script>early()</script><div>${screen}</div><script type="application/json">${openedToken}</script>`,
  );
  write('client/page-not-found/index.html', '<p>not found</p>');
  // Draws as little as shows what it was given.
  write(
    'server/respondent.mjs',
    `export const draw = (opened) => opened?.envelope?.response.first_name ?? opened?.refusal?.code + ' %SITE:contact%';`,
  );
  write('server/respondent.js', `export * from './respondent.mjs';`);
  write('package.json', '{"type":"module"}');
  t = await createTestApp({ CONTACT_EMAIL: 'help@example.com' }, undefined, { siteFolder: folder });
  owner = await makeOwner(t, 'Acme');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  rosa = await makeRespondent(t, owner);
});

const addressOf = ({ id, expires, signature }: LinkHolder) =>
  `/survey/responses/${id}?e=${expires}&s=${signature}`;
const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });
const read = (html: string) => ({
  drawn: /<div>(.*)<\/div>/s.exec(html)?.[1],
  opened: JSON.parse(/application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '""') as OpenedLink | null,
});
const page = async (url = addressOf(rosa)) => read((await get(url)).body);
const rows = async () => [
  await t.db.selectFrom('responses').selectAll().where('id', '=', rosa.id).execute(),
  await t.db.selectFrom('response_answers').selectAll().where('response_id', '=', rosa.id).execute(),
  await t.db.selectFrom('link_uses').selectAll().execute(),
];

describe('the page of a personal link', () => {
  it('is drawn from what the link opens, and carries it', async () => {
    const { drawn, opened } = await page();
    expect(drawn).toBe('Rosa');
    const { body } = await rosa.save([]);
    expect(opened).toEqual({ envelope: { ...body, now: expect.any(String) }, questions: [] });
  });

  it('changes nothing, however often a program looks at it', async () => {
    const before = await rows();
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const answer = await t.app.inject({ method, url: addressOf(rosa) });
      expect(answer.statusCode).toBe(200);
    }
    expect(await rows()).toEqual(before);
  });

  it('is kept by no cache, and allows only the scripts that the build wrote', async () => {
    const { headers } = await get(addressOf(rosa), { 'if-none-match': '*' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it('lets nothing that people have written end its data or become a setting', async () => {
    const name = '</script><b>%SITE:contact%';
    await t.db.updateTable('responses').set({ first_name: name }).where('id', '=', rosa.id).execute();
    const { body } = await get(addressOf(rosa));
    expect(body.match(/<\/script>/g)).toHaveLength(3);
    expect(body).not.toContain('help@example.com');
    expect(body).toContain('\\u003c/script>\\u003cb>%SITE:contact%');
  });

  it('is packed for those who take it so', async () => {
    const name = 'Rosa'.repeat(300);
    await t.db.updateTable('responses').set({ first_name: name }).where('id', '=', rosa.id).execute();
    const packed = await get(addressOf(rosa), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(read(gunzipSync(packed.rawPayload).toString()).drawn).toBe(name);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
  });

  it('holds the whole first page where a later question is answered already', async () => {
    await rosa.acknowledge();
    const questions = (await rosa.save([])).body.unanswered_questions;
    await rosa.save([choose(questions[1])]);
    const { opened } = await page();
    if (opened === null || !('envelope' in opened)) throw new Error('The link opened nothing.');
    const numbers = opened.envelope.unanswered_questions.map(({ number }) => number);
    expect(numbers).toEqual([1, 3, 4, 5]);
    expect(opened.questions).toMatchObject([{ number: 2, answer_key: expect.any(String) }]);
  });
});

describe('the page of a link that opens nothing', () => {
  const refusal = async (url: string) => (await page(url)).opened;

  it('says why, with the settings in place', async () => {
    const forged = `/survey/responses/${rosa.id}?e=4000000000&s=none`;
    expect(await refusal(forged)).toEqual({
      refusal: { code: 'link_invalid', message: messages.linkInvalid() },
    });
    expect((await page(forged)).drawn).toBe('link_invalid help@example.com');
    const past = `/survey/responses/${rosa.id}?e=1700000000&s=none`;
    expect(await refusal(past)).toMatchObject({ refusal: { code: 'link_expired' } });
    await owner.call('POST', `/survey/responses/${rosa.id}/withdraw`);
    expect(await refusal(addressOf(rosa))).toEqual({
      refusal: { code: 'gone', message: messages.linkWithdrawn() },
    });
  });

  it('leads to the not-found page where the address is not whole', async () => {
    const { statusCode, headers } = await get(`/survey/responses/${rosa.id}?s=none`);
    expect([statusCode, headers.location]).toEqual([302, '/page-not-found']);
  });

  it('opens a copied link only when a browser asks, so that its use is noted', async () => {
    const { url } = (await owner.call('GET', `/survey/responses/${rosa.id}/link`)).body;
    const copied = holderOf(t, rosa.email, url);
    expect((await page(addressOf(copied))).opened).toBeNull();
    expect(await t.db.selectFrom('link_uses').selectAll().execute()).toEqual([]);
  });

  it('comes without what it opens while the database is away, and its scripts ask again', async () => {
    await t.db.schema.alterTable('responses').renameTo('away').execute();
    try {
      const answer = await get(addressOf(rosa));
      expect([answer.statusCode, read(answer.body).opened]).toEqual([200, null]);
    } finally {
      await t.db.schema.alterTable('away').renameTo('responses').execute();
    }
  });
});
