import { beforeAll, expect, it } from 'vitest';
import { makeOwner, tokenWish } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tracesOf } from '../../../testing/traces.ts';
import { forgetExpired } from './tidy-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const count = async (table: 'sessions' | 'api_tokens' | 'password_resets' | 'audit_entries') =>
  (await t.db.selectFrom(table).selectAll().execute()).length;
const day = 24 * 3600;

it('sessions and links go when they are over, tokens a month later, and none before', async () => {
  const owner = await makeOwner(t);
  await owner.call('POST', '/auth/tokens', tokenWish('Payroll'));
  await t.app.inject({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: owner.email } });
  await t.deliverMails();
  const all = async () => [
    await count('sessions'),
    await count('api_tokens'),
    await count('password_resets'),
  ];
  await forgetExpired(t.db, t.now());
  expect(await all()).toEqual([1, 1, 1]);
  t.pass(3600);
  await forgetExpired(t.db, t.now());
  expect(await all()).toEqual([1, 1, 0]);
  t.pass(7 * day);
  await forgetExpired(t.db, t.now());
  expect(await all()).toEqual([0, 1, 0]);
  // Thirty days of life, and thirty in which it is listed as ended.
  t.pass(53 * day - 3601);
  await forgetExpired(t.db, t.now());
  expect(await all()).toEqual([0, 1, 0]);
  t.pass(1);
  await forgetExpired(t.db, t.now());
  expect(await all()).toEqual([0, 0, 0]);
});

it('attempts at accounts that do not exist are forgotten after 90 days', async () => {
  const before = await count('audit_entries');
  const payload = { email: 'ghost@example.com', password: 'guess' };
  await t.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  t.pass(90 * day);
  await forgetExpired(t.db, t.now());
  expect(await count('audit_entries')).toBe(before + 1);
  t.pass(1);
  await forgetExpired(t.db, t.now());
  expect(await count('audit_entries')).toBe(before);
});

it('a colleague who never answered an invitation is forgotten 90 days after its end', async () => {
  const owner = await makeOwner(t, 'Patient');
  await owner.call('POST', '/organisation/invitations', { email: 'silent@example.com', role: 'viewer' });
  await t.deliverMails();
  t.pass((14 + 90) * day);
  await forgetExpired(t.db, t.now());
  expect(await tracesOf(t.db, ['silent@example.com'])).toEqual([
    'mails.recipient',
    'colleague_invitations.email',
  ]);
  t.pass(1);
  await forgetExpired(t.db, t.now());
  expect(await tracesOf(t.db, ['silent@example.com'])).toEqual([]);
});
