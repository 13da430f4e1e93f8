import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { caller, makeOwner, makeUser, password } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword, isPassword } from '../users/password-hash.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const next = 'a second heron by the lock';
let visitors = 0;
const post = (url: string, payload: object) => {
  visitors += 1;
  return t.app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress: `10.3.0.${visitors}` });
};
const forgot = (email: string) => post('/auth/password/forgot', { email });
const reset = (token: string, given = next) =>
  post('/auth/password/reset', { token, password: given, password_confirmation: given });
const login = async (email: string, given: string) =>
  (await post('/auth/login', { email, password: given })).statusCode;

async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  const letters = (await t.deliverMails()).filter((letter) => letter.to === email);
  return /reset-password\?token=(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is set anew by a link, which ends every session and proves the address', async () => {
    const owner = await makeOwner(t, 'Acme', { email_verified_at: null, verification_nonce: 'n' });
    const token = await tokenFor(owner.email);
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.passwordReset() }]);
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(401);
    expect([await login(owner.email, password), await login(owner.email, next)]).toEqual([422, 200]);
    const again = caller(t, (await post('/auth/login', { email: owner.email, password: next })).json().token);
    expect((await again('GET', '/organisation')).status).toBe(200);
    const subjects = (await t.deliverMails()).filter(({ to }) => to === owner.email).map((l) => l.subject);
    expect(subjects).toEqual(['Set a new password', 'Your password was changed']);
  });

  it('gets the same answer for an address without an account, and no mail', async () => {
    const { email } = await makeUser(t);
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect([known.statusCode, known.json()]).toEqual([202, { message: messages.resetRequested() }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    expect((await t.deliverMails()).some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });

  it('takes the same steps for both before it answers', async () => {
    const statements = async (email: string) => {
      const before = await t.db.selectFrom('mails').select('id').execute();
      await forgot(email);
      return (await t.db.selectFrom('mails').select('id').execute()).length - before.length;
    };
    const { email } = await makeUser(t);
    expect([await statements(email), await statements('nowhere@example.com')]).toEqual([0, 0]);
  });

  it('has a link that works once, for an hour to the second', async () => {
    const { email } = await makeUser(t);
    const late = await tokenFor(email);
    t.pass(3600);
    expect((await reset(late)).json()).toEqual({ message: messages.resetLinkInvalid(), code: 'gone' });
    t.pass(-1);
    expect((await reset(late)).statusCode).toBe(200);
    expect((await reset(late)).statusCode).toBe(410);
    expect((await reset('made-up')).statusCode).toBe(410);
  });

  it('drops the other links with the first one that is used', async () => {
    const { email } = await makeUser(t);
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(410);
  });

  it('keeps the link for another try when the new password is too weak', async () => {
    const { email } = await makeUser(t);
    const token = await tokenFor(email);
    expect((await reset(token, 'qwertyuiop')).json().errors.password).toHaveLength(1);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('opens the door again for an account that was locked by guesses', async () => {
    const { email } = await makeUser(t);
    for (let i = 0; i < 11; i += 1) await login(email, 'guess');
    expect(await login(email, password)).toBe(429);
    await reset(await tokenFor(email));
    expect(await login(email, next)).toBe(200);
  });

  it('sends three links in 15 minutes and no more', async () => {
    const { email } = await makeUser(t);
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push((await forgot(email)).statusCode);
    expect(answers).toEqual([202, 202, 202, 429]);
    t.pass(900);
    expect((await forgot(email)).statusCode).toBe(202);
  });

  it('keeps only the hash of a link', async () => {
    const { email } = await makeUser(t);
    const token = await tokenFor(email);
    const rows = await t.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.token_hash.toString()))).not.toContain(token);
    const mails = await t.db.selectFrom('mails').select('content').where('recipient', '=', email).execute();
    expect(mails).toEqual([{ content: null }]);
  });
});

describe('a change of password', () => {
  const body = (current: string, given = next) => ({
    current_password: current,
    password: given,
    password_confirmation: given,
  });

  it('ends the other sessions, and gives this one a new token', async () => {
    const owner = await makeOwner(t);
    const other = (await post('/auth/login', { email: owner.email, password })).json().token;
    const answer = await owner.call('PUT', '/auth/password', body(password));
    expect(answer.status).toBe(200);
    expect((await caller(t, other)('GET', '/auth/my-profile')).status).toBe(401);
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(401);
    const { body: mine } = await caller(t, answer.body.token)('GET', '/auth/my-profile');
    expect(mine.user.organisation.id).toBe(owner.organisationId);
    expect(await login(owner.email, next)).toBe(200);
  });

  it('needs the present one, which can be guessed ten times in 15 minutes', async () => {
    const owner = await makeOwner(t);
    const wrong = await owner.call('PUT', '/auth/password', body('not it'));
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: [messages.wrongPassword()] },
    ]);
    for (let i = 0; i < 9; i += 1) await owner.call('PUT', '/auth/password', body('not it'));
    expect((await owner.call('PUT', '/auth/password', body(password))).status).toBe(429);
  });

  it('drops links that are on their way', async () => {
    const owner = await makeOwner(t);
    const token = await tokenFor(owner.email);
    await owner.call('PUT', '/auth/password', body(password));
    expect((await reset(token)).statusCode).toBe(410);
  });
});

describe('the hash of a password', () => {
  it('is Argon2id with a salt of its own, and knows the password however it was typed', async () => {
    const [one, two] = [
      await hashPassword('na\u00efve caf\u00e9 owl'),
      await hashPassword('na\u00efve caf\u00e9 owl'),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword('nai\u0308ve cafe\u0301 owl', one)).toBe(true);
    expect(await isPassword('naive cafe owl', one)).toBe(false);
    expect(await isPassword('anything', undefined)).toBe(false);
  });
});
