import { beforeAll, describe, expect, it } from 'vitest';
import { caller, makeOwner, password } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const signInFrom = async (email: string, userAgent: string) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return caller(t, answer.json().token);
};

describe('the list of sessions', () => {
  it('shows each with its device, and ends one or all others', async () => {
    const owner = await makeOwner(t);
    t.pass(60);
    const phone = await signInFrom(owner.email, 'Mozilla/5.0 (iPhone) Version/18 Safari/604');
    t.pass(60);
    const tablet = await signInFrom(owner.email, 'Mozilla/5.0 (iPad) Version/18 Safari/604');
    const { sessions } = (await tablet('GET', '/auth/sessions')).body;
    expect(sessions.map((s: { device: string; current: boolean }) => [s.device, s.current])).toEqual([
      ['Safari on iPad', true],
      ['Safari on iPhone', false],
      ['Firefox on Linux', false],
    ]);
    expect((await tablet('DELETE', `/auth/sessions/${sessions[1].id}`)).status).toBe(204);
    expect((await phone('GET', '/auth/sessions')).status).toBe(401);
    expect((await tablet('DELETE', '/auth/sessions')).status).toBe(204);
    expect((await owner.call('GET', '/auth/sessions')).status).toBe(401);
    expect((await tablet('GET', '/auth/sessions')).body.sessions).toHaveLength(1);
  });

  it('ends nobody else’s', async () => {
    const [owner, stranger] = [await makeOwner(t), await makeOwner(t)];
    const [session] = (await owner.call('GET', '/auth/sessions')).body.sessions;
    expect((await stranger.call('DELETE', `/auth/sessions/${session.id}`)).status).toBe(404);
    expect((await owner.call('GET', '/auth/sessions')).status).toBe(200);
  });
});

describe('ending sessions', () => {
  it('asks for the password when the last proof is ten minutes old, and then goes on under a new token', async () => {
    const owner = await makeOwner(t);
    t.pass(599);
    expect((await owner.call('DELETE', '/auth/sessions')).status).toBe(204);
    t.pass(1);
    const [own] = (await owner.call('GET', '/auth/sessions')).body.sessions;
    for (const path of ['/auth/sessions', `/auth/sessions/${own.id}`]) {
      const { status, body } = await owner.call('DELETE', path);
      expect([status, body.code]).toEqual([403, 'password_needed']);
    }
    const wrong = await owner.call('POST', '/auth/session/renew', { password: 'not it' });
    expect(Object.keys(wrong.body.errors)).toEqual(['password']);
    const { body } = await owner.call('POST', '/auth/session/renew', { password });
    const renewed = caller(t, body.token);
    expect((await renewed('DELETE', '/auth/sessions')).status).toBe(204);
    const { sessions } = (await renewed('GET', '/auth/sessions')).body;
    expect(sessions).toEqual([{ ...own, last_used_at: expect.any(String) }]);
    t.pass(600);
    expect((await renewed('DELETE', '/auth/sessions')).status).toBe(403);
  });

  it('answers under the former token what was on its way, for half a minute, and leaves the new cookie alone', async () => {
    const owner = await makeOwner(t);
    const { body } = await owner.call('POST', '/auth/session/renew', { password });
    const late = () =>
      t.app.inject({ url: '/api/auth/my-profile', headers: { cookie: `token=${owner.token}` } });
    t.pass(29);
    const answer = await late();
    expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
      200,
      expect.not.stringMatching(/(^|,)token=;/),
    ]);
    t.pass(1);
    expect((await late()).statusCode).toBe(401);
    expect((await caller(t, body.token)('GET', '/auth/my-profile')).status).toBe(200);
    t.pass(7 * 24 * 3600 - 30);
    expect((await caller(t, body.token)('GET', '/auth/my-profile')).status).toBe(401);
  });

  it('gives a browser a new cookie wherever the password is asked for again', async () => {
    const owner = await makeOwner(t);
    let cookie = `token=${owner.token}`;
    const { user } = (await t.app.inject({ url: '/api/auth/my-profile', headers: { cookie } })).json();
    for (const [method, url, payload] of [
      ['PUT', '/api/auth/email', { email: 'renewed@example.com', password }],
      ['POST', '/api/auth/second-step', { password }],
      ['POST', '/api/auth/session/renew', { password }],
    ] as const) {
      // With what a proxy in front has its own sign-in by.
      const authorization = 'Basic Z3Vlc3Q6Z3Vlc3Q=';
      const headers = { cookie, authorization, 'x-csrf-token': user.csrf_token };
      const answer = await t.app.inject({ method, url, payload, headers });
      expect(answer.statusCode).toBeLessThan(300);
      const [next = ''] = String(answer.headers['set-cookie']).split(';');
      expect(next).toMatch(/^token=[\w-]{43}$/);
      expect(next).not.toBe(cookie);
      cookie = next;
    }
    expect((await t.app.inject({ url: '/api/auth/my-profile', headers: { cookie } })).statusCode).toBe(200);
  });
});
