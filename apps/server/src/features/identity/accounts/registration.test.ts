import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { caller } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const form = {
  first_name: 'Ann',
  last_name: 'Archer',
  phone: null,
  company: 'Acme',
  email: 'ann@example.com',
  password: 'a heron on the quay',
  password_confirmation: 'a heron on the quay',
};
let visitors = 0;
const post = async (payload: object, app = t, headers = {}) => {
  visitors += 1;
  const remoteAddress = `10.1.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return await app.app.inject({ method: 'POST', url: '/api/auth/register', payload, remoteAddress, headers });
};
const askProfile = (token: string) =>
  t.app.inject({ url: '/api/auth/my-profile', headers: { authorization: `Bearer ${token}` } });
const profile = async (token: string) => (await askProfile(token)).json().user;

async function openVerification(app: TestApp): Promise<void> {
  const query = /verify-email\?(\S+)/.exec((await app.deliverMails()).at(-1)?.text ?? '')?.[1];
  await app.app.inject({ method: 'POST', url: `/api/auth/email/verify?${query}` });
}

describe('registration', () => {
  it('opens an account that owns its company, signs in, and sends the link to verify the address', async () => {
    const answer = await post({ ...form, email: ' Ann@Example.com' });
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['token']);
    expect(await profile(answer.json().token)).toMatchObject({
      email: 'ann@example.com',
      email_verified_at: null,
      company: 'Acme',
      first_name: 'Ann',
      phone: null,
      organisation: { name: 'Acme', role: 'owner', grants: [], departments: [] },
      permissions: { 'organisation:own': 'organisation', 'reports:write': 'organisation' },
    });
    const letters = await t.deliverMails();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@example.com', 'Please verify your e-mail address'],
    ]);
    expect(letters[0]?.text).toContain('within 24 hours');
  });

  it('ends the session that the browser had before, once the new account is there', async () => {
    const { token: before } = (await post({ ...form, email: 'cleo@example.com' })).json();
    const headers = { cookie: `token=${before}` };
    expect((await post({ ...form, email: 'cleo@example.com' }, t, headers)).statusCode).toBe(422);
    expect((await askProfile(before)).statusCode).toBe(200);
    const { token } = (await post({ ...form, email: 'dora@example.com' }, t, headers)).json();
    expect((await askProfile(before)).statusCode).toBe(401);
    expect((await askProfile(token)).statusCode).toBe(200);
  });

  it('keeps neither the password nor the token', async () => {
    const { token } = (await post({ ...form, email: 'ben@example.com' })).json();
    const users = await t.db.selectFrom('users').selectAll().execute();
    const sessions = await t.db.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify([users, sessions]);
    expect(kept).not.toContain(form.password);
    expect(kept).not.toContain(token);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it.each([
    [{ first_name: ' ' }, { first_name: 'Please fill in this field.' }],
    [{ last_name: undefined }, { last_name: 'Please fill in this field.' }],
    [{ company: '' }, { company: 'Please fill in this field.' }],
    [{ email: 'ann' }, { email: 'Please enter a valid e-mail address.' }],
    [{ password_confirmation: 'another one' }, { password_confirmation: 'Passwords do not match' }],
    [{ password: '123456789' }, { password: 'Please use at least 10 characters.' }],
    [{ password: 'x'.repeat(201) }, { password: 'Please use at most 200 characters.' }],
  ])('says by field what is wrong: %j', async (change, expected) => {
    const answer = await post({ ...form, email: 'carl@example.com', ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([field, text]) => [field, [text]])),
    );
  });

  it('refuses the passwords that are tried first', async () => {
    const weak = { password: 'Password2026!', password_confirmation: 'Password2026!' };
    const answer = await post({ ...form, email: 'carl@example.com', ...weak });
    expect(answer.json().errors.password[0]).toContain('one of the first that others would try');
  });

  it('refuses an address that has an account, and makes nothing', async () => {
    const before = await t.db.selectFrom('organisations').select('id').execute();
    const answer = await post({ ...form, email: 'ANN@example.com' });
    expect([answer.statusCode, answer.json().errors.email[0]]).toEqual([
      422,
      'This e-mail address cannot be used. If it is yours, sign in or reset your password.',
    ]);
    expect(await t.db.selectFrom('organisations').select('id').execute()).toHaveLength(before.length);
  });

  it('makes one account of two at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => post({ ...form, email: 'twin@example.com' })));
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([201, 422]);
  });

  it.each([
    ['invited', 'Registration is by invitation here. Ask a colleague who has an account to invite you.'],
    ['closed', 'Registration is closed here. Colleagues can still be invited.'],
  ])(
    'where it is %s takes the first one of an empty installation, and colleagues',
    async (setting, refusal) => {
      const own = await createTestApp({ REGISTRATION: setting });
      const state = async () => (await own.app.inject('/api/auth/registration')).json();
      expect(await state()).toEqual({ open: true });
      const first = await post(form, own);
      expect(first.statusCode).toBe(201);
      expect(await state()).toEqual({ open: false });
      const stranger = await post({ ...form, email: 'stranger@example.com' }, own);
      expect([stranger.statusCode, stranger.json().message]).toEqual([403, refusal]);

      await openVerification(own);
      const call = caller(own, first.json().token);
      await call('POST', '/organisation/invitations', { email: 'colleague@example.com', role: 'viewer' });
      const letter = (await own.deliverMails()).at(-1);
      const invitation = /token=(\S+)/.exec(letter?.text ?? '')?.[1];
      expect((await post({ ...form, email: 'colleague@example.com', invitation }, own)).statusCode).toBe(201);
      const further = await call('POST', '/organisations', { name: 'Further' });
      expect(further.status).toBe(setting === 'closed' ? 403 : 201);
      if (setting === 'closed') expect(further.body.message).toBe(messages.organisationsClosed());
    },
  );

  it('takes one first one of two at the same moment', async () => {
    const own = await createTestApp({ REGISTRATION: 'closed' });
    const both = [form, { ...form, email: 'second@example.com' }].map((payload) => post(payload, own));
    expect((await Promise.all(both)).map((answer) => answer.statusCode).toSorted()).toEqual([201, 403]);
  });

  it('takes 20 an hour from one network address', async () => {
    const send = () =>
      t.app.inject({ method: 'POST', url: '/api/auth/register', payload: {}, remoteAddress: '10.9.9.9' });
    for (let i = 0; i < 20; i += 1) expect((await send()).statusCode).toBe(422);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });
});
