import { cultureEventsPath, messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSigner } from '../../../kernel/signing/signer.ts';
import {
  caller,
  makeMember,
  makeOwner,
  makeToken,
  makeUser,
  password,
  signedIn,
} from '../../../testing/actors.ts';
import { appWith } from '../../../testing/authenticator.ts';
import { withSecondStep } from '../../../testing/second-step.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetExpired } from '../accounts/tidy-up.ts';
import { sealPurpose } from './check-code.ts';
import { resealSecrets } from './reseal.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

let visitors = 0;
/** From another address each time: what is counted here is the account and the challenge. */
const post = (path: string, payload: object, headers: Record<string, string> = {}) => {
  visitors += 1;
  const remoteAddress = `10.7.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return t.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress });
};
const login = (email: string, given = password) => post('/auth/login', { email, password: given });
const bring = (challenge: string, code: string) => post('/auth/login/code', { challenge, code });
const challengeOf = async (email: string): Promise<string> => (await login(email)).json().challenge;
const both = async (email: string, code: string) => bring(await challengeOf(email), code);
const secured = async () => withSecondStep(t, await makeOwner(t));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const mailsTo = async (email: string) =>
  (await t.deliverMails()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('setting the second step up', () => {
  it('asks for the password, gives a secret, and changes nothing until a code has come', async () => {
    const owner = await makeOwner(t);
    const refused = await owner.call('POST', '/auth/second-step', { password: 'not it' });
    expect(refused.body.errors).toEqual({ password: [messages.wrongPassword()] });
    const { status, body } = await owner.call('POST', '/auth/second-step', { password });
    expect([status, body.secret]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    expect(body.url).toBe(
      `otpauth://totp/Fourfold:${encodeURIComponent(owner.email)}?secret=${body.secret}&issuer=Fourfold`,
    );
    expect((await login(owner.email)).statusCode).toBe(200);
    expect((await owner.call('GET', '/auth/my-profile')).body.user.second_step).toBe(false);
    expect((await owner.call('GET', '/auth/second-step')).body).toEqual({
      since: null,
      recovery_codes_left: 0,
    });
  });

  it('takes the first code, shows ten recovery codes once, ends every other session and says so by mail', async () => {
    const owner = await makeOwner(t);
    const elsewhere = (await login(owner.email)).json().token;
    const { secret } = (await owner.call('POST', '/auth/second-step', { password })).body;
    const code = appWith(t, secret);
    const bad = await owner.call('POST', '/auth/second-step/confirm', { code: wrong(code()) });
    expect([bad.status, bad.body.errors]).toEqual([422, { code: [messages.codeWrong()] }]);
    const { status, body } = await owner.call('POST', '/auth/second-step/confirm', { code: code() });
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const one of body.recovery_codes) expect(one).toMatch(/^([0-9a-hj-km-np-tv-z]{4}-){5}[0-9a-z]{4}$/);
    for (const former of [owner.token, elsewhere]) {
      expect((await caller(t, former)('GET', '/auth/my-profile')).status).toBe(401);
    }
    const now = caller(t, body.token);
    expect((await now('GET', '/auth/my-profile')).body.user).toMatchObject({
      second_step: true,
      organisation: { id: owner.organisationId },
    });
    expect((await now('GET', '/auth/second-step')).body).toEqual({
      since: t.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect((await now('POST', '/auth/second-step', { password })).status).toBe(409);
    expect((await now('POST', '/auth/second-step/confirm', { code: code(1) })).status).toBe(409);
    expect(await mailsTo(owner.email)).toEqual(['Two-step verification is now on']);
  });

  it('waits an hour for the first code, and is begun anew with another secret', async () => {
    const owner = await makeOwner(t);
    const first = appWith(t, (await owner.call('POST', '/auth/second-step', { password })).body.secret);
    t.pass(3600);
    const late = await owner.call('POST', '/auth/second-step/confirm', { code: first() });
    expect([late.status, late.body.message]).toEqual([410, messages.secondStepNotBegun()]);
    const again = appWith(t, (await owner.call('POST', '/auth/second-step', { password })).body.secret);
    t.pass(3599);
    expect((await owner.call('POST', '/auth/second-step/confirm', { code: first() })).status).toBe(422);
    expect((await owner.call('POST', '/auth/second-step/confirm', { code: again() })).status).toBe(200);
  });

  it('needs a verified address: nobody locks an address that is not theirs', async () => {
    const owner = await makeOwner(t, 'Acme', { email_verified_at: null });
    expect((await owner.call('POST', '/auth/second-step', { password })).body.code).toBe(
      'email_not_verified',
    );
  });
});

describe('signing in with a second step', () => {
  it('answers a right password with a challenge, no session and no cookie, and the code with both', async () => {
    const { email, code, id } = await secured();
    const first = await login(email);
    expect([first.statusCode, first.json(), first.headers['set-cookie']]).toEqual([
      403,
      {
        message: messages.codeNeeded(),
        code: 'code_needed',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
      undefined,
    ]);
    const { challenge } = first.json();
    expect((await caller(t, challenge)('GET', '/auth/my-profile')).status).toBe(401);
    const answer = await bring(challenge, ` ${code().slice(0, 3)} ${code().slice(3)} `);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      200,
      expect.stringMatching(/^token=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const { user } = (await caller(t, answer.json().token)('GET', '/auth/my-profile')).body;
    expect(user.id).toBe(id);
    expect((await bring(challenge, code(1))).statusCode).toBe(410);
    const kept = await t.db.selectFrom('sign_in_challenges').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(challenge);
  });

  it('tells nobody with a wrong password that there is a second step, a locked account included', async () => {
    const [two, one] = [await secured(), await makeOwner(t)];
    for (const email of [two.email, one.email]) {
      for (let i = 0; i < 10; i += 1) {
        expect((await login(email, 'wrong')).json()).toEqual({
          code: 'invalid',
          message: messages.credentials(),
        });
      }
    }
    const locked = [await login(two.email), await login(one.email)];
    expect(locked.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array(2).fill([429, { code: 'too_many', message: messages.tooManyUntil(900) }]),
    );
  });

  it('takes each code once, also where two come at the same moment', async () => {
    const { email, code } = await secured();
    const now = code();
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const answers = await Promise.all([bring(one, now), bring(two, now)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect((await both(email, now)).json().errors).toEqual({ code: [messages.codeUsed()] });
    // An older one than the last that was taken is over too.
    expect((await both(email, code(-1))).json().errors).toEqual({ code: [messages.codeUsed()] });
    t.pass(30);
    expect((await both(email, code())).statusCode).toBe(200);
  });

  it('does not take at once the code that completed the setting up', async () => {
    const owner = await makeOwner(t);
    const code = appWith(t, (await owner.call('POST', '/auth/second-step', { password })).body.secret);
    await owner.call('POST', '/auth/second-step/confirm', { code: code() });
    expect((await both(owner.email, code())).json().message).toBe(messages.codeUsed());
    expect((await both(owner.email, code(1))).statusCode).toBe(200);
  });

  it('holds the password good for ten minutes', async () => {
    const { email, code } = await secured();
    const [early, late] = [await challengeOf(email), await challengeOf(email)];
    t.pass(599);
    expect((await bring(early, code())).statusCode).toBe(200);
    t.pass(1);
    const answer = await bring(late, code(1));
    expect([answer.statusCode, answer.json()]).toEqual([
      410,
      { code: 'gone', message: messages.signInOver() },
    ]);
    expect((await bring('made-up', code(1))).statusCode).toBe(410);
  });

  it('ends with the fifth wrong code, notes each, and tells the owner once a day that the password is known', async () => {
    const { email, code, call } = await secured();
    await t.deliverMails();
    const challenge = await challengeOf(email);
    const answers: number[] = [];
    for (let i = 0; i < 5; i += 1) answers.push((await bring(challenge, wrong(code()))).statusCode);
    expect(answers).toEqual([422, 422, 422, 422, 410]);
    expect((await bring(challenge, code())).statusCode).toBe(410);
    const again = await challengeOf(email);
    for (let i = 0; i < 5; i += 1) await bring(again, 'no recovery code');
    expect((await mailsTo(email)).filter((subject) => subject.includes('not your code'))).toHaveLength(1);
    const { entries } = (await call('GET', '/organisation/audit-log')).body;
    const refused = entries.filter(({ action }: { action: string }) => action === 'session.code_refused');
    expect(refused).toHaveLength(10);
    expect((await both(email, code())).statusCode).toBe(200);
  });

  it('looks at five codes of a challenge and no more when many come at once', async () => {
    const { email, code } = await secured();
    const challenge = await challengeOf(email);
    const sent = await Promise.all(Array.from({ length: 12 }, () => bring(challenge, wrong(code()))));
    const looked = sent.filter(({ statusCode }) => statusCode === 422);
    expect(looked).toHaveLength(4);
    expect((await bring(challenge, code())).statusCode).toBe(410);
  });

  it('stops the eleventh wrong code at an account, and lets its owner in by a recovery code', async () => {
    const { email, code, recovery } = await secured();
    for (let i = 0; i < 2; i += 1) {
      const challenge = await challengeOf(email);
      for (let n = 0; n < 5; n += 1) await bring(challenge, wrong(code()));
    }
    const refused = await both(email, code());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await both(email, recovery[0] ?? '')).statusCode).toBe(200);
    t.pass(899);
    expect((await both(email, code())).statusCode).toBe(429);
    t.pass(1);
    expect((await both(email, code())).statusCode).toBe(200);
  });

  it('takes no more than fifty wrong codes a day', async () => {
    const { email, code } = await secured();
    for (let i = 0; i < 10; i += 1) {
      const challenge = await challengeOf(email);
      for (let n = 0; n < 5; n += 1) await bring(challenge, wrong(code()));
      t.pass(900);
    }
    expect((await both(email, code())).statusCode).toBe(429);
    t.pass(24 * 3600 - 10 * 900);
    expect((await both(email, code())).statusCode).toBe(200);
  });

  it('goes on being asked for after a new password, and a challenge of the old one is over', async () => {
    const { email, code } = await secured();
    const before = await challengeOf(email);
    await post('/auth/password/forgot', { email });
    const letter = (await t.deliverMails()).findLast(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    const chosen = 'three herons on the quay';
    const reset = await post('/auth/password/reset', {
      token,
      password: chosen,
      password_confirmation: chosen,
    });
    expect(reset.statusCode).toBe(200);
    expect((await bring(before, code())).statusCode).toBe(410);
    const next = await login(email, chosen);
    expect([next.statusCode, next.json().code]).toEqual([403, 'code_needed']);
    expect((await bring(next.json().challenge, code())).statusCode).toBe(200);
  });

  it('ends the session that the browser had before', async () => {
    const { email, code, token } = await secured();
    const challenge = await challengeOf(email);
    await post('/auth/login/code', { challenge, code: code() }, { cookie: `token=${token}` });
    expect((await caller(t, token)('GET', '/auth/my-profile')).status).toBe(401);
  });
});

describe('a recovery code', () => {
  it('gets in once, however it is typed, and its owner hears of it', async () => {
    const { email, recovery, call } = await secured();
    const [first = '', second = ''] = recovery;
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect((await both(email, typed)).statusCode).toBe(200);
    const again = await both(email, first);
    expect([again.statusCode, again.json().message]).toEqual([422, messages.recoveryCodeWrong()]);
    expect((await both(email, second)).statusCode).toBe(200);
    expect((await call('GET', '/auth/second-step')).body.recovery_codes_left).toBe(8);
    const letters = (await t.deliverMails()).filter(({ to }) => to === email);
    expect(letters.at(-1)).toMatchObject({ subject: 'A recovery code was used to sign in' });
    expect(letters.at(-1)?.text).toContain('8 are left');
    const { entries } = (await call('GET', '/organisation/audit-log')).body;
    const used = entries.filter(({ action }: { action: string }) => action === 'second_step.recovery_used');
    expect(used).toHaveLength(2);
  });

  it('is used once where it comes twice at the same moment', async () => {
    const { email, recovery } = await secured();
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const answers = await Promise.all([bring(one, recovery[0] ?? ''), bring(two, recovery[0] ?? '')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  it('belongs to one account', async () => {
    const [ann, bob] = [await secured(), await secured()];
    expect((await both(bob.email, ann.recovery[0] ?? '')).statusCode).toBe(422);
  });

  it('is replaced by new ones for anyone who brings password and code', async () => {
    const { email, recovery, call, code } = await secured();
    const path = '/auth/second-step/recovery-codes';
    expect((await call('POST', path, { password: 'x', code: code() })).body.errors).toHaveProperty(
      'password',
    );
    expect((await call('POST', path, { password, code: wrong(code()) })).body.errors).toHaveProperty('code');
    const { body } = await call('POST', path, { password, code: code() });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await both(email, recovery[0] ?? '')).statusCode).toBe(422);
    expect((await both(email, body.recovery_codes[0])).statusCode).toBe(200);
    expect(await mailsTo(email)).toContain('You have new recovery codes');
  });
});

describe('turning the second step off', () => {
  it('asks for password and code, ends every other session, and says so by mail', async () => {
    const { email, call, code, token } = await secured();
    expect((await call('DELETE', '/auth/second-step', { password: 'x', code: code() })).status).toBe(422);
    expect((await call('DELETE', '/auth/second-step', { password, code: wrong(code()) })).status).toBe(422);
    const { status, body } = await call('DELETE', '/auth/second-step', { password, code: code() });
    expect(status).toBe(200);
    expect((await caller(t, token)('GET', '/auth/my-profile')).status).toBe(401);
    expect((await caller(t, body.token)('GET', '/auth/second-step')).body.since).toBeNull();
    expect((await login(email)).statusCode).toBe(200);
    expect(await mailsTo(email)).toContain('Two-step verification is now off');
    const again = await caller(t, body.token)('DELETE', '/auth/second-step', { password, code: '123456' });
    expect([again.status, again.body.message]).toEqual([409, messages.secondStepOff()]);
  });

  it('works by a recovery code where the phone is lost', async () => {
    const { call, recovery, email } = await secured();
    expect((await call('DELETE', '/auth/second-step', { password, code: recovery[3] })).status).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('what is kept', () => {
  it('is the secret encrypted and recovery codes as hashes', async () => {
    const owner = await makeOwner(t);
    const { secret } = (await owner.call('POST', '/auth/second-step', { password })).body;
    const code = appWith(t, secret);
    const { recovery_codes } = (await owner.call('POST', '/auth/second-step/confirm', { code: code() })).body;
    const factor = await t.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const opened = t.signer.open(sealPurpose, owner.id, factor.secret);
    expect(opened?.secret).toHaveLength(20);
    expect(factor.secret.includes(opened?.secret ?? '')).toBe(false);
    const codes = await t.db.selectFrom('recovery_codes').select('code_hash').execute();
    for (const plain of recovery_codes) {
      expect(codes.some(({ code_hash }) => code_hash.includes(Buffer.from(plain.replaceAll('-', ''))))).toBe(
        false,
      );
    }
  });

  it('is in one’s own data as a fact, never as a secret, and goes with the account', async () => {
    const { call, id, recovery } = await secured();
    const { body } = await call('GET', '/auth/export');
    expect(body.second_step).toEqual({ since: expect.any(String), recovery_codes_left: 10 });
    expect(JSON.stringify(body)).not.toMatch(/"secret|hash/);
    for (const one of recovery) expect(JSON.stringify(body)).not.toContain(one);
    await call('DELETE', '/auth/account', { password });
    for (const table of ['second_factors', 'recovery_codes', 'sign_in_challenges'] as const) {
      const left = await t.db.selectFrom(table).selectAll().where('user_id', '=', id).execute();
      expect(left).toEqual([]);
    }
  });

  it('is sealed anew after a change of the server’s key, so that the old one can go', async () => {
    const { id, email, code } = await secured();
    const read = async () =>
      t.db.selectFrom('second_factors').select('secret').where('user_id', '=', id).executeTakeFirstOrThrow();
    const before = (await read()).secret;
    const secret = t.signer.open(sealPurpose, id, before)?.secret ?? Buffer.alloc(0);
    const formerKey = 'a former key, which is long enough for it';
    const now = createSigner('the next key, which is long enough for it', formerKey);
    const stale = createSigner(formerKey).seal(sealPurpose, id, secret);
    await t.db.updateTable('second_factors').set({ secret: stale }).where('user_id', '=', id).execute();
    await resealSecrets(t.db, now);
    const fresh = (await read()).secret;
    expect(createSigner('the next key, which is long enough for it').open(sealPurpose, id, fresh)).toEqual({
      secret,
      stale: false,
    });
    await resealSecrets(t.db, now);
    expect((await read()).secret).toEqual(fresh);
    // A secret that no key opens lets nobody in by the app.
    expect((await both(email, code())).statusCode).toBe(422);
  });

  it('is forgotten where it was never completed, after a day, and challenges when they are over', async () => {
    const owner = await makeOwner(t);
    const two = await secured();
    await owner.call('POST', '/auth/second-step', { password });
    await challengeOf(two.email);
    const left = async (table: 'second_factors' | 'sign_in_challenges', id: string) =>
      (await t.db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).length;
    t.pass(599);
    await forgetExpired(t.db, t.now());
    expect(await left('sign_in_challenges', two.id)).toBe(1);
    t.pass(1);
    await forgetExpired(t.db, t.now());
    expect([await left('sign_in_challenges', two.id), await left('second_factors', owner.id)]).toEqual([
      0, 1,
    ]);
    t.pass(24 * 3600 - 599);
    await forgetExpired(t.db, t.now());
    expect([await left('second_factors', owner.id), await left('second_factors', two.id)]).toEqual([0, 1]);
  });
});

describe('an organisation whose everyone signs in with a second step', () => {
  const require = (actor: { call: Awaited<ReturnType<typeof makeOwner>>['call'] }, on = true) =>
    actor.call('PATCH', '/organisation', { second_step_required: on });

  it('is made one by an owner who has a second step', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    expect((await require(admin)).status).toBe(403);
    const first = await require(owner);
    expect([first.status, first.body.message]).toEqual([409, messages.secondStepFirst()]);
    const secure = await withSecondStep(t, owner);
    expect((await require(secure)).body.organisation.second_step_required).toBe(true);
    const { members } = (await secure.call('GET', '/organisation/members')).body;
    const has = (id: string) =>
      members.find((member: { user_id: string }) => member.user_id === id).second_step;
    expect([has(owner.id), has(admin.id)]).toEqual([true, false]);
  });

  it('is made one, and made none again, by a person and not by an API token', async () => {
    const owner = await secured();
    const program = await makeToken(t, owner);
    for (const on of [true, false]) {
      const refused = await require(program, on);
      expect([refused.status, refused.body.message]).toEqual([403, messages.tokenRefused()]);
      expect((await require(owner, on)).body.organisation.second_step_required).toBe(on);
    }
  });

  it('opens to anyone who has set it up, and nothing of it before', async () => {
    const owner = await secured();
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    await require(owner);
    const shut = await viewer.call('GET', '/survey/culture');
    expect([shut.status, shut.body]).toEqual([
      403,
      { code: 'second_step_missing', message: messages.secondStepMissing() },
    ]);
    // Live figures are no call of the contract; they ask the same.
    const headers = { authorization: `Bearer ${viewer.token}` };
    const live = await t.app.inject({ url: cultureEventsPath, headers });
    expect([live.statusCode, live.json().code]).toEqual([403, 'second_step_missing']);
    const { user } = (await viewer.call('GET', '/auth/my-profile')).body;
    expect([user.second_step, user.organisation.second_step_required]).toEqual([false, true]);
    expect((await login(viewer.email)).statusCode).toBe(200);
    const secure = await withSecondStep(t, viewer);
    expect((await secure.call('GET', '/survey/culture')).status).toBe(200);
    const ended = await secure.call('DELETE', '/auth/second-step', { password, code: secure.code() });
    expect((await caller(t, ended.body.token)('GET', '/survey/culture')).status).toBe(403);
  });

  it('shuts no other organisation of the same person, and no API token', async () => {
    const owner = await secured();
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const program = await makeToken(t, admin);
    await require(owner);
    expect((await admin.call('GET', '/organisation')).status).toBe(403);
    expect((await program.call('GET', '/survey/responses')).status).toBe(200);
    expect((await admin.call('POST', '/organisations', { name: 'Mine' })).status).toBe(201);
    expect((await admin.call('GET', '/organisation')).status).toBe(200);
  });

  it('is one for all where the people who run the product say so', async () => {
    const strict = await createTestApp({ SECOND_STEP: 'required' });
    const user = await makeUser(strict);
    const { createOrganisation } = await import('../organisations/organisations.repository.ts');
    const owner = await signedIn(
      strict,
      user,
      await createOrganisation(strict.db, 'A', user.id, strict.now()),
    );
    expect((await owner.call('GET', '/organisation')).body.code).toBe('second_step_missing');
    const { organisation } = (await owner.call('GET', '/auth/my-profile')).body.user;
    expect(organisation.second_step_required).toBe(true);
    const secure = await withSecondStep(strict, owner);
    expect((await secure.call('GET', '/organisation')).status).toBe(200);
  });
});
