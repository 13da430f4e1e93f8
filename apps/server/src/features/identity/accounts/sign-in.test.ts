import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../kernel/signing/secret-token.ts';
import { makeOwner, password } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

let visitors = 0;
const login = (email: string, given = password, options: object = {}) => {
  visitors += 1;
  return t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: given },
    remoteAddress: `10.2.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...options,
  });
};
const profile = (headers: Record<string, string>) => t.app.inject({ url: '/api/auth/my-profile', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const day = 24 * 3600;

/** A browser that signed in and has loaded its profile. */
async function browser(email: string) {
  const token = String((await login(email)).json().token);
  const { user } = (await profile({ cookie: `token=${token}` })).json();
  return { token, cookie: `token=${token}`, requestToken: String(user.csrf_token), user };
}

describe('signing in', () => {
  it('answers a token, and gives a browser a cookie that scripts cannot read', async () => {
    const { email } = await makeOwner(t);
    const answer = await login(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['set-cookie']).toBe(
      `token=${token}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Strict`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await profile(bearer(token))).json().user.email).toBe(email);
    expect((await profile({ cookie: `token=${token}` })).json().user.email).toBe(email);
  });

  it('gives its cookies on HTTPS a name that no other host can set', async () => {
    const { app, ...parts } = await createTestApp({ APP_URL: 'https://example.com' });
    const payload = { email: (await makeOwner({ app, ...parts })).email, password };
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(signedIn.headers['set-cookie']).toMatch(
      /^__Host-token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure/,
    );
    expect(signedIn.headers['set-cookie']).not.toContain('Domain');
    const { token } = signedIn.json();
    const ask = (cookie: string) => app.inject({ url: '/api/auth/my-profile', headers: { cookie } });
    expect((await ask(`token=${token}`)).statusCode).toBe(401);
    const answer = await ask(`__Host-token=${token}`);
    expect(answer.headers['set-cookie']).toMatch(/^__Host-csrf_token=/);
    const headers = { cookie: `__Host-token=${token}`, 'x-csrf-token': answer.json().user.csrf_token };
    const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([
      204,
      expect.stringMatching(/__Host-token=;.*__Host-csrf_token=;/),
    ]);
  });

  it('leaves Secure off only where a browser would drop the cookie for it', async () => {
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
    const cookieAt = async (APP_URL: string, userAgent = 'Mozilla/5.0 Firefox/140.0') => {
      const app = await createTestApp({ APP_URL });
      const payload = { email: (await makeOwner(app)).email, password };
      const headers = { 'user-agent': userAgent };
      const answer = await app.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
      return answer.headers['set-cookie'];
    };
    expect(await cookieAt('https://example.com', safari)).toContain('; Secure');
    expect(await cookieAt('http://localhost:3000')).toContain('; Secure');
    expect(await cookieAt('http://localhost:3000', safari)).not.toContain('; Secure');
    expect(await cookieAt('http://192.168.0.10:3000')).not.toContain('; Secure');
    expect(await cookieAt('http://192.168.0.10:3000')).toMatch(/^token=/);
  });

  it('says the same to a wrong password and to an unknown address', async () => {
    const { email } = await makeOwner(t);
    const [wrong, unknown] = [await login(email, 'not the password'), await login('nobody@example.com')];
    expect([wrong.statusCode, wrong.json()]).toEqual([422, unknown.json()]);
    expect(wrong.json()).toEqual({
      message: 'There is no account with this address and password.',
      code: 'invalid',
    });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('takes about the same time for both', async () => {
    // Everyone's hash is as costly here as in use: the test's quick ones would tell them apart.
    const { hashPassword } = await import('../users/password-hash.ts');
    const { email } = await makeOwner(t, 'Slow', { password_hash: await hashPassword(password) });
    const time = async (address: string) => {
      const start = performance.now();
      await login(address, 'not the password');
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let i = 0; i < 9; i += 1) {
      times.known.push(await time(email));
      times.unknown.push(await time(`nobody-${i}@example.com`));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) * 0.5);
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 2);
  });

  it('stops the eleventh attempt at an account, wherever it comes from, for 15 minutes', async () => {
    const { email } = await makeOwner(t);
    for (let i = 0; i < 10; i += 1) expect((await login(email, 'wrong')).statusCode).toBe(422);
    const refused = await login(email);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    t.pass(899);
    expect((await login(email)).statusCode).toBe(429);
    t.pass(1);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('counts attempts at accounts that do not exist in the same way', async () => {
    for (let i = 0; i < 10; i += 1) expect((await login('ghost@example.com')).statusCode).toBe(422);
    expect((await login('ghost@example.com')).statusCode).toBe(429);
  });

  it('forgets the attempts of anyone who knew the password in the end', async () => {
    const { email } = await makeOwner(t);
    for (let i = 0; i < 9; i += 1) await login(email, 'wrong');
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(email, 'wrong')).statusCode).toBe(422);
  });

  it('stops the 51st attempt from one network address', async () => {
    const from = { remoteAddress: '10.66.0.1' };
    for (let i = 0; i < 50; i += 1) await login(`guess-${i}@example.com`, 'wrong', from);
    expect((await login('guess-51@example.com', 'wrong', from)).statusCode).toBe(429);
  });

  it('ends the session that the browser had before', async () => {
    const { email } = await makeOwner(t);
    const first = (await login(email)).json().token;
    const again = await login(email, password, { headers: { cookie: `token=${first}` } });
    expect((await profile(bearer(first))).statusCode).toBe(401);
    expect((await profile(bearer(again.json().token))).statusCode).toBe(200);
  });

  it('cannot be done by a form on another site', async () => {
    const { email } = await makeOwner(t);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = `email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`;
    const answer = await t.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
  });

  it('is written down, with neither password nor address', async () => {
    const { email, organisationId } = await makeOwner(t);
    await login(email, 'wrong-secret');
    t.pass(1);
    await login(email);
    const entries = await t.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['session.refused', 'session.opened']);
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(t.logged()).not.toMatch(/wrong-secret|person-\d+@/);
  });
});

describe('a session', () => {
  it('lives seven days to the second', async () => {
    const { email } = await makeOwner(t);
    const { token } = (await login(email)).json();
    t.pass(7 * day - 1);
    expect((await profile(bearer(token))).statusCode).toBe(200);
    t.pass(1);
    const dead = await profile({ cookie: `token=${token}` });
    expect([dead.statusCode, dead.json().code]).toEqual([401, 'unauthenticated']);
    expect(dead.headers['set-cookie']).toEqual([
      expect.stringMatching(/^token=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^csrf_token=; .*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('ends when signed out, and not for a call from elsewhere', async () => {
    const { email } = await makeOwner(t);
    const { token, cookie, requestToken } = await browser(email);
    const out = (headers: Record<string, string>) =>
      t.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    const foreign = await out({ cookie });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'request_token_missing']);
    const own = await out({ cookie, 'x-csrf-token': requestToken });
    expect(own.statusCode).toBe(204);
    expect(String(own.headers['set-cookie'])).toContain('token=;');
    expect((await profile(bearer(token))).statusCode).toBe(401);
  });

  it('notes its last use once a minute', async () => {
    const { email } = await makeOwner(t);
    const { token } = (await login(email)).json();
    const opened = t.now().toISOString();
    const lastUse = async () => {
      const hash = hashToken(token);
      const session = await t.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('token_hash', '=', hash)
        .executeTakeFirst();
      return session?.last_used_at.toISOString();
    };
    t.pass(59);
    await profile(bearer(token));
    expect(await lastUse()).toBe(opened);
    t.pass(1);
    await profile(bearer(token));
    expect(await lastUse()).toBe(t.now().toISOString());
  });
});

describe('the request token', () => {
  const rename = (headers: Record<string, string>) =>
    t.app.inject({
      method: 'PATCH',
      url: '/api/auth/profile',
      payload: { first_name: 'New', last_name: 'Name' },
      headers,
    });

  it('comes with the profile, and as a cookie that scripts can read for a day', async () => {
    const { email } = await makeOwner(t);
    const { token } = (await login(email)).json();
    const answer = await profile({ cookie: `token=${token}` });
    const [pair] = String(answer.headers['set-cookie']).split(';');
    expect(pair).toBe(`csrf_token=${encodeURIComponent(answer.json().user.csrf_token)}`);
    expect(answer.headers['set-cookie']).toContain('Max-Age=86400; Path=/; Secure; SameSite=Strict');
  });

  it('is bound to its session', async () => {
    const [mine, other] = [
      await browser((await makeOwner(t)).email),
      await browser((await makeOwner(t)).email),
    ];
    expect((await rename({ cookie: mine.cookie, 'x-csrf-token': other.requestToken })).statusCode).toBe(403);
    expect((await rename({ cookie: mine.cookie, 'x-csrf-token': 'x' })).statusCode).toBe(403);
    expect((await rename({ cookie: mine.cookie, 'x-csrf-token': mine.requestToken })).statusCode).toBe(204);
  });

  it('lives a day to the second, and a fresh one comes with the profile', async () => {
    const { cookie, requestToken } = await browser((await makeOwner(t)).email);
    t.pass(day - 1);
    expect((await rename({ cookie, 'x-csrf-token': requestToken })).statusCode).toBe(204);
    t.pass(1);
    expect((await rename({ cookie, 'x-csrf-token': requestToken })).statusCode).toBe(403);
    const fresh = (await profile({ cookie })).json().user.csrf_token;
    expect((await rename({ cookie, 'x-csrf-token': fresh })).statusCode).toBe(204);
  });

  it('is not asked of anyone who sends the bearer token', async () => {
    const { token } = await browser((await makeOwner(t)).email);
    expect((await rename(bearer(token))).statusCode).toBe(204);
  });
});

describe('an account without a verified address', () => {
  it('reaches its profile and nothing behind the guard', async () => {
    const actor = await makeOwner(t, 'Acme', { email_verified_at: null });
    expect((await actor.call('GET', '/auth/my-profile')).status).toBe(200);
    for (const path of [
      '/organisation',
      '/organisations',
      '/organisation/members',
      '/organisation/departments',
    ]) {
      const { status, body } = await actor.call('GET', path);
      expect([path, status, body.code]).toEqual([path, 403, 'email_not_verified']);
    }
  });
});
