import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigner } from '../../kernel/signing/signer.ts';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { holderOf, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { proveLink, surveyUrl } from './survey-link.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
});
beforeEach(async () => {
  rosa = await makeRespondent(t, owner);
});

interface Link {
  id: string;
  signature: string;
  expires: string;
}
const open = ({ id, signature, expires }: Link, more = '') => {
  const query = new URLSearchParams({ signature, expires });
  const url = `/api/survey/responses/${encodeURIComponent(id)}/answers?${query}${more}`;
  return t.app.inject({ method: 'POST', url, payload: { answers: [], is_complete: 0 } });
};
const swap = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
const mac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Ways to come by a link that was not given to you. */
const forgeries: ((link: Link, n: number) => Link)[] = [
  (link, n) => ({
    ...link,
    signature: swap(link.signature, n % 42, link.signature[n % 42] === 'A' ? 'B' : 'A'),
  }),
  (link, n) => ({ ...link, signature: link.signature.slice(0, n % 43) }),
  (link, n) => ({ ...link, signature: link.signature + 'A='.repeat(1 + (n % 3)) }),
  (link) => ({ ...link, signature: randomBytes(32).toString('base64url') }),
  (link) => ({ ...link, signature: link.signature.toLowerCase() }),
  (link, n) => ({ ...link, expires: String(Number(link.expires) + 1 + n) }),
  (link, n) => ({ ...link, expires: String(Number(link.expires) - 1 - n) }),
  (link, n) => ({
    ...link,
    expires: [`0${link.expires}`, `${link.expires}.0`, ` ${link.expires}`, ''][n % 4] ?? '',
  }),
  (link) => ({ ...link, id: randomUUID() }),
  (link) => ({ ...link, id: link.id.toUpperCase() }),
  (link, n) => ({ ...link, id: swap(link.id, n % 8, link.id[n % 8] === 'f' ? '0' : 'f') }),
  (link, n) => ({ ...link, signature: mac('x'.repeat(32), `["survey","${link.id}","${link.expires}"]${n}`) }),
  (link) => ({ ...link, signature: t.signer.sign('verify-email', link.id, link.expires) }),
  (link, n) => ({ ...link, id: ['nonsense', "' or 1=1 --", '%00', '../../x'][n % 4] ?? '' }),
];

describe('a link that was not given to you', () => {
  it('never opens anything: 1,000 forged and mutated ones', async () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 1000; n += 1) {
      const forged = forgeries[n % forgeries.length]?.(rosa, n) ?? rosa;
      const answer = await open(forged);
      const outcome = `${answer.statusCode} ${answer.json().code}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
    expect([...seen]).toEqual([['401 link_invalid', 1000]]);
    expect((await open(rosa)).statusCode).toBe(200);
  });

  it('learns nothing about whether the response exists', async () => {
    const signature = randomBytes(32).toString('base64url');
    const known = await open({ ...rosa, signature });
    const unknown = await open({ ...rosa, signature, id: randomUUID() });
    expect(known.body).toBe(unknown.body);
    expect(known.json().message).toBe('The assessment link is invalid. Please try clicking the link again.');
    const past = await open({ ...rosa, signature, expires: '1' });
    expect(past.json().code).toBe('link_invalid');
  });

  it.each(['acknowledge', 'decline', 'no-reminders', 'fresh-link'])('does not %s either', async (call) => {
    const stranger = holderOf(t, '', `/survey/responses/${rosa.id}?e=${rosa.expires}&s=x`);
    const answer = await stranger.call('POST', call, { version: '1' });
    expect([answer.status, answer.body.code]).toEqual([401, 'link_invalid']);
  });
});

describe('a link', () => {
  it('works whatever a mail program hangs onto it', async () => {
    expect((await open(rosa, '&utm_source=mail&fbclid=1')).statusCode).toBe(200);
  });

  it('lives two weeks to the second, and is renewed to its owner’s address only', async () => {
    t.pass(14 * 86_400 - 1);
    expect((await open(rosa)).statusCode).toBe(200);
    t.pass(1);
    const dead = await open(rosa);
    expect([dead.statusCode, dead.json().code]).toEqual([401, 'link_expired']);
    expect(dead.json().message).toBe('The assessment link expired after two weeks.');
    expect((await rosa.call('POST', 'acknowledge', { version: '1' })).status).toBe(401);
    expect((await rosa.call('POST', 'no-reminders')).status).toBe(204);

    expect((await rosa.call('POST', 'fresh-link')).status).toBe(202);
    const letter = (await t.deliverMails()).findLast(({ to }) => to === rosa.email);
    const url = /http:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
    expect((await holderOf(t, rosa.email, url).save([])).status).toBe(200);
    expect((await open(rosa)).statusCode).toBe(401);

    await rosa.call('POST', 'fresh-link');
    await rosa.call('POST', 'fresh-link');
    expect((await rosa.call('POST', 'fresh-link')).status).toBe(429);
  });

  it('is gone when the invitation was withdrawn or the person erased', async () => {
    await t.db.updateTable('responses').set({ withdrawn_at: t.now() }).where('id', '=', rosa.id).execute();
    expect((await open(rosa)).statusCode).toBe(410);
    expect((await rosa.call('POST', 'fresh-link')).status).toBe(410);
    await t.db.deleteFrom('responses').where('id', '=', rosa.id).execute();
    expect((await open(rosa)).statusCode).toBe(410);
  });

  it('outlives a change of key', () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const expires = new Date('2026-03-16T09:00:00Z');
    const url = new URL(surveyUrl('http://x', createSigner(old), rosa.id, expires));
    const given = {
      responseId: rosa.id,
      signature: url.searchParams.get('s') ?? '',
      expires: url.searchParams.get('e') ?? '',
    };
    const prove = (signer: typeof t.signer) => proveLink({ signer, clock: t.now }, given);
    expect(prove(createSigner(next, old)).responseId).toBe(rosa.id);
    expect(() => prove(createSigner(next))).toThrow('invalid');
  });
});
