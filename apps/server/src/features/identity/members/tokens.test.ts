import { type TokenScope, tokenScopeNames } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  caller,
  makeMember,
  makeOwner,
  makeToken,
  password,
  tokenWish,
} from '../../../testing/actors.ts';
import { inviteSample, submitAll } from '../../../testing/simulated-company.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { announceTokenEnds } from './announce-token-ends.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const day = 24 * 3600;
const make = (actor: Actor, wish: object = {}) =>
  actor.call('POST', '/auth/tokens', { ...tokenWish('Payroll'), ...wish });
const listed = async (actor: Actor) => (await actor.call('GET', '/auth/tokens')).body.tokens;
const works = async (program: { call: Actor['call'] }) =>
  (await program.call('GET', '/auth/my-profile')).status === 200;

describe('an API token', () => {
  it('is shown once, works as its owner in its organisation, and ends on its day', async () => {
    const owner = await makeOwner(t);
    const made = await make(owner, { scopes: ['people:read'] });
    expect(made.status).toBe(201);
    expect(made.body.token).toMatch(/^ffa_[\w-]{43}$/);
    const tokens = await listed(owner);
    expect(tokens).toEqual([made.body.details]);
    expect(tokens).toMatchObject([
      { name: 'Payroll', scopes: ['people:read'], state: 'live', predates_scopes: false, last_used_at: null },
    ]);
    expect(JSON.stringify(tokens)).not.toContain(made.body.token);

    const program = caller(t, made.body.token);
    t.pass(30 * day - 1);
    expect((await program('GET', '/survey/responses')).status).toBe(200);
    t.pass(1);
    const { status, body } = await program('GET', '/survey/responses');
    expect([status, body]).toEqual([
      401,
      {
        code: 'unauthenticated',
        message: 'This API token has expired or been revoked. Create a new one in Settings.',
      },
    ]);
  });

  it('says to its program what it may do, and nothing of other organisations or of the account', async () => {
    const owner = await makeOwner(t, 'Acme', { phone: '+44 20 7946 0000' });
    await owner.call('POST', '/organisations', { name: 'Another client' });
    await owner.call('POST', `/organisations/${owner.organisationId}/switch`);
    const program = await makeToken(t, owner, ['figures:read']);
    const { user } = (await program.call('GET', '/auth/my-profile')).body;
    expect(user).toMatchObject({
      id: owner.id,
      phone: null,
      organisation: { id: owner.organisationId },
      organisations: [{ id: owner.organisationId }],
      csrf_token: null,
      api_token: { scopes: ['figures:read'], expires_at: expect.any(String) },
    });
    expect(Object.keys(user.permissions)).not.toContain('employees:see');
    expect((await owner.call('GET', '/auth/my-profile')).body.user).not.toHaveProperty('api_token');
  });

  it('is made by someone who gave the password within ten minutes', async () => {
    const owner = await makeOwner(t);
    t.pass(600);
    const refused = await make(owner);
    expect([refused.status, refused.body.code]).toEqual([403, 'password_needed']);
    const { token } = (await owner.call('POST', '/auth/session/renew', { password })).body;
    expect((await caller(t, token)('POST', '/auth/tokens', tokenWish())).status).toBe(201);
  });

  it('lives for a chosen time or until a chosen day, and never for more than a year', async () => {
    const owner = await makeOwner(t);
    const at = (days: number, seconds = 0) =>
      new Date(t.now().getTime() + (days * day + seconds) * 1000).toISOString();
    const until = (expires_at: string) => make(owner, { days: undefined, expires_at });
    for (const days of [30, 90, 365]) {
      expect((await make(owner, { days })).body.details.expires_at).toBe(at(days));
    }
    expect((await until(at(365))).body.details.expires_at).toBe(at(365));
    expect((await until(at(0, 1))).status).toBe(201);
    for (const wrong of [at(365, 1), at(0), at(-1), 'tomorrow']) {
      expect(Object.keys((await until(wrong)).body.errors)).toEqual(['expires_at']);
    }
    for (const wrong of [{ days: 7 }, { days: undefined }, { expires_at: at(30) }]) {
      expect(Object.keys((await make(owner, wrong)).body.errors)).toEqual(['days']);
    }
  });

  it('needs a name and something that it may do', async () => {
    const owner = await makeOwner(t);
    const { body } = await make(owner, { name: '', scopes: [] });
    expect(body.errors).toMatchObject({
      name: ['Please name the token, so that you can recognise it later.'],
      scopes: ['Please choose what the token may do.'],
    });
    expect(Object.keys((await make(owner, { scopes: ['everything'] })).body.errors)).toEqual(['scopes.0']);
  });

  it('is one of fifty at most in an organisation', async () => {
    const owner = await makeOwner(t);
    const row = await t.db.selectFrom('api_tokens').selectAll().limit(1).executeTakeFirstOrThrow();
    const crowd = Array.from({ length: 49 }, (_, index) => ({
      ...row,
      id: `01a1fc3e-92de-7201-a282-${String(index).padStart(12, '0')}`,
      token_hash: Buffer.from(`crowd ${index}`),
      organisation_id: owner.organisationId,
      user_id: owner.id,
      expires_at: new Date(t.now().getTime() + 1000),
    }));
    await t.db.insertInto('api_tokens').values(crowd).execute();
    expect((await make(owner)).status).toBe(201);
    const { status, body } = await make(owner);
    expect([status, body.message]).toEqual([409, 'There are already 50 API tokens. Revoke one first.']);
    t.pass(1);
    expect((await make(owner)).status).toBe(201);
  });
});

describe('what an API token may do', () => {
  it('is refused with a sentence that names the scope that is missing', async () => {
    const program = await makeToken(t, await makeOwner(t), ['figures:read']);
    const { status, body } = await program.call('GET', '/survey/responses');
    expect([status, body]).toEqual([
      403,
      {
        code: 'scope_missing',
        message:
          'This API token lacks the scope “See people” (people:read). In Settings, create a token that has it.',
      },
    ]);
    expect((await program.call('POST', '/survey/reports', {})).body.message).toBe(
      'This API token lacks the scopes “See people” (people:read) and “Write” (write). In Settings, create a token that has them.',
    );
  });

  it('never concerns the account, its sessions and tokens, colleagues, settings, billing or a deletion', async () => {
    const program = await makeToken(t, await makeOwner(t));
    for (const [method, path] of [
      ['GET', '/auth/sessions'],
      ['GET', '/auth/export'],
      ['GET', '/auth/tokens'],
      ['GET', '/auth/tokens/own'],
      ['PUT', '/auth/password'],
      ['GET', '/organisation'],
      ['PATCH', '/organisation'],
      ['GET', '/organisation/members'],
      ['GET', '/organisation/audit-log'],
      ['GET', '/organisation/billing'],
      ['POST', '/organisation/invitations'],
      ['POST', '/organisation/transfer'],
      ['DELETE', '/organisation'],
      ['DELETE', '/auth/account'],
      ['DELETE', '/survey/responses/01a1fc3e-92de-7201-a282-01aab9e75bfb'],
      ['GET', '/survey/responses/01a1fc3e-92de-7201-a282-01aab9e75bfb/link'],
    ] as const) {
      const { status, body } = await program.call(method, path);
      expect([path, status, body.message]).toEqual([
        path,
        403,
        'An API token cannot do this. Please sign in.',
      ]);
    }
  });

  it('withdraws an invitation, and deletes no answers with it', async () => {
    const owner = await makeOwner(t);
    const [invited] = await inviteSample(t, owner, (_, index) => index < 1);
    const program = await makeToken(t, owner, ['write']);
    const withdraw = (payload: object) =>
      program.call('POST', `/survey/responses/${invited?.invitation.id}/withdraw`, payload);
    expect((await withdraw({ with_answers: true })).status).toBe(403);
    expect((await withdraw({})).status).toBe(200);
  });

  it('is figures of groups alone without reading people, whatever its owner sees', async () => {
    const owner = await makeOwner(t);
    await submitAll(t, await inviteSample(t, owner, (_, index) => index < 2));
    const state = async (program: { call: Actor['call'] }) =>
      (await program.call('GET', '/survey/culture')).body.state;
    expect(await state(owner)).toBe('figures');
    expect(await state(await makeToken(t, owner, ['figures:read', 'people:read']))).toBe('figures');
    // Two have answered, and of two nothing is released.
    expect(await state(await makeToken(t, owner, ['figures:read']))).toBe('sample');
  });

  it('is never more than its owner may do today', async () => {
    const owner = await makeOwner(t);
    const narrowed = await createTestApp({ REPORT_AUTHORS: 'someone@example.com' });
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const program = await makeToken(t, admin);
    expect((await program.call('GET', '/survey/reports')).body.code).toBe('forbidden');
    await owner.call('PATCH', `/organisation/members/${admin.id}`, { grants: ['reports:write'] });
    expect((await program.call('GET', '/survey/reports')).status).toBe(200);
    const other = await makeOwner(narrowed);
    const others = await makeToken(narrowed, other);
    expect((await others.call('GET', '/survey/reports')).body.code).toBe('forbidden');
  });
});

describe('the last use of an API token', () => {
  it('is known to the minute, with the name of the program, and costs no write a call', async () => {
    const owner = await makeOwner(t);
    const { token } = await makeToken(t, owner);
    const use = (program: string) =>
      t.app.inject({
        url: '/api/auth/my-profile',
        headers: { authorization: `Bearer ${token}`, 'user-agent': program },
      });
    const last = async () => {
      const [{ last_used_at, last_used_by }] = await listed(owner);
      return [last_used_at, last_used_by];
    };
    expect(await last()).toEqual([null, null]);
    const first = t.now().toISOString();
    await use('python-requests/2.31.0');
    t.pass(59);
    await use('curl/8.5');
    expect(await last()).toEqual([first, 'python-requests']);
    t.pass(1);
    await Promise.all(Array.from({ length: 20 }, () => use('curl/8.5')));
    expect(await last()).toEqual([t.now().toISOString(), 'curl']);
  });
});

describe('the end of an API token', () => {
  it('comes when it is revoked, and when its owner is removed', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const [first, second] = [await makeToken(t, admin), await makeToken(t, admin)];
    expect((await owner.call('DELETE', `/auth/tokens/${first.id}`)).status).toBe(204);
    expect([await works(first), await works(second)]).toEqual([false, true]);
    await owner.call('DELETE', `/organisation/members/${admin.id}`);
    expect(await works(second)).toBe(false);
  });

  it('is made by owners alone where an owner has it', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const { id } = await makeToken(t, owner);
    expect((await admin.call('DELETE', `/auth/tokens/${id}`)).status).toBe(403);
  });

  it('comes with a role that has none, and another change of the role does not bring it back', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const program = await makeToken(t, admin);
    const become = (role: string) => owner.call('PATCH', `/organisation/members/${admin.id}`, { role });
    await become('owner');
    expect(await works(program)).toBe(true);
    await become('viewer');
    expect(await works(program)).toBe(false);
    await become('admin');
    expect(await works(program)).toBe(false);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    const entry = entries.find(({ action }: { action: string }) => action === 'tokens.ended_by_role');
    expect(entry).toMatchObject({ details: { count: '1' }, subject: expect.any(String) });
  });

  it('comes with a new role however that came about', async () => {
    const admin = await makeMember(t, (await makeOwner(t)).organisationId, 'admin');
    const program = await makeToken(t, admin);
    await t.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', admin.id).execute();
    expect(await works(program)).toBe(false);
  });

  it('is listed for a month, as ended, below those that live', async () => {
    const owner = await makeOwner(t);
    await make(owner, { name: 'Old' });
    t.pass(30 * day);
    const token = (
      await t.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: owner.email, password },
      })
    ).json();
    const again = { ...owner, call: caller(t, token.token) };
    await make(again, { name: 'New' });
    const seen = async () =>
      (await listed(again)).map(({ name, state }: Record<string, string>) => [name, state]);
    expect(await seen()).toEqual([
      ['New', 'live'],
      ['Old', 'ended'],
    ]);
  });

  it('is in the log with what the token could do', async () => {
    const owner = await makeOwner(t);
    const { id } = await makeToken(t, owner, ['people:read', 'write']);
    await owner.call('DELETE', `/auth/tokens/${id}`);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries.slice(0, 2)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ action: 'token.ended', details: { scopes: 'people:read, write' } }),
        expect.objectContaining({ action: 'token.created', details: { scopes: 'people:read, write' } }),
      ]),
    );
  });

  it('is announced a week before, once, to those who have it and whose role still has tokens', async () => {
    const [owner, demoted] = [await makeOwner(t, 'Quay Works'), await makeOwner(t)];
    await make(owner, { name: 'Nightly export' });
    const soon = new Date(t.now().getTime() + 6 * day * 1000).toISOString();
    await make(owner, { name: 'For some days', days: undefined, expires_at: soon });
    await make(demoted);
    await t.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', demoted.id).execute();
    const letters = async () => {
      await announceTokenEnds({ db: t.db, clock: t.now, config: t.config, outbox: t.outbox });
      return (await t.deliverMails()).filter(({ to }) => [owner.email, demoted.email].includes(to));
    };
    t.pass(23 * day - 1);
    expect(await letters()).toEqual([]);
    t.pass(1);
    expect(await letters()).toMatchObject([{ to: owner.email, subject: /^Your API token expires on \d/ }]);
    const [letter] = await letters();
    expect(letter?.text).toContain('Nightly export');
    expect(letter?.text).toContain('Quay Works');
    expect(letter?.text).not.toContain('ffa_');
    t.pass(3 * day);
    expect(await letters()).toHaveLength(1);
  });
});

describe('the announcement of an end', () => {
  it('does not leave once the token is gone, or its owner’s right to have one', async () => {
    const owner = await makeOwner(t);
    const admin = await makeMember(t, owner.organisationId, 'admin');
    const own = await makeToken(t, owner);
    await makeToken(t, admin);
    t.pass(24 * day);
    await announceTokenEnds({ db: t.db, clock: t.now, config: t.config, outbox: t.outbox });
    const waiting = await t.db
      .selectFrom('mails')
      .select('recipient')
      .where('recipient', 'in', [owner.email, admin.email])
      .execute();
    expect(waiting).toHaveLength(2);
    await t.db.deleteFrom('api_tokens').where('id', '=', own.id).execute();
    await t.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', admin.id).execute();
    const sent = (await t.deliverMails()).filter(({ to }) => [owner.email, admin.email].includes(to));
    expect(sent).toEqual([]);
  });
});

describe('a new password', () => {
  const next = 'a second heron by the lock';
  const change = (actor: Actor, more: object = {}) =>
    actor.call('PUT', '/auth/password', {
      current_password: password,
      password: next,
      password_confirmation: next,
      ...more,
    });
  const mailTo = async ({ email }: Actor) =>
    (await t.deliverMails()).findLast(({ to, subject }) => to === email && subject.includes('was changed'))
      ?.text;

  it('ends one’s API tokens in all organisations, and nobody else’s, unless that is not wished', async () => {
    const owner = await makeOwner(t);
    const colleague = await makeMember(t, owner.organisationId, 'admin');
    const [here, theirs] = [await makeToken(t, owner), await makeToken(t, colleague)];
    await owner.call('POST', '/organisations', { name: 'Second client' });
    t.pass(1);
    const there = await makeToken(t, owner);
    const { tokens } = (await owner.call('GET', '/auth/tokens/own')).body;
    expect(tokens.map(({ name, organisation }: Record<string, string>) => [name, organisation])).toEqual([
      ['Nightly', 'Second client'],
      ['Nightly', 'Acme'],
    ]);
    expect((await change(owner)).status).toBe(200);
    expect([await works(here), await works(there), await works(theirs)]).toEqual([false, false, true]);
    expect(await mailTo(owner)).toContain('Your 2 API tokens were revoked too');
    const { entries } = (await colleague.call('GET', '/organisation/audit-log')).body;
    expect(entries[0]).toMatchObject({ action: 'tokens.ended_by_password', details: { count: '1' } });
  });

  it('leaves them where that is wished, and the mail says so', async () => {
    const owner = await makeOwner(t);
    const program = await makeToken(t, owner);
    expect((await change(owner, { end_tokens: false })).status).toBe(200);
    expect(await works(program)).toBe(true);
    expect(await mailTo(owner)).toContain('Your API token still works, as you chose.');
  });

  it('by the link from a mail ends them as well, unless that is not wished', async () => {
    const reset = async (actor: Actor, more: object) => {
      const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url, payload });
      await post('/api/auth/password/forgot', { email: actor.email });
      const letter = (await t.deliverMails()).findLast(({ to }) => to === actor.email);
      const token = /reset-password\?token=(\S+)/.exec(letter?.text ?? '')?.[1];
      const body = { token, password: next, password_confirmation: next, ...more };
      return (await post('/api/auth/password/reset', body)).statusCode;
    };
    const [one, other] = [await makeOwner(t), await makeOwner(t)];
    const [ends, stays] = [await makeToken(t, one), await makeToken(t, other)];
    expect([await reset(one, {}), await reset(other, { end_tokens: false })]).toEqual([200, 200]);
    expect([await works(ends), await works(stays)]).toEqual([false, true]);
  });

  it('lets no token be made by a session that it ended', async () => {
    const owner = await makeOwner(t);
    const login = async (given: string) => {
      const payload = { email: owner.email, password: given };
      const answer = await t.app.inject({ method: 'POST', url: '/api/auth/login', payload });
      return { ...owner, call: caller(t, answer.json().token) };
    };
    const elsewhere = await login(password);
    const [, made] = await Promise.all([change(owner), make(elsewhere)]);
    expect([201, 401]).toContain(made.status);
    expect(await listed(await login(next))).toEqual([]);
  });
});

it('every scope opens something that a token without it is refused', async () => {
  const owner = await makeOwner(t);
  const door: Record<TokenScope, readonly ['GET' | 'POST', string]> = {
    'figures:read': ['GET', '/survey/culture'],
    'people:read': ['GET', '/survey/responses'],
    'people:invite': ['GET', '/survey/responses/preview'],
    write: ['POST', '/organisation/departments'],
  };
  for (const scope of tokenScopeNames) {
    const [method, path] = door[scope];
    const ask = async (scopes: TokenScope[]) =>
      (
        await (
          await makeToken(t, owner, scopes)
        ).call(method, path, method === 'POST' ? { name: scope } : undefined)
      ).status;
    expect(await ask([scope])).toBeLessThan(300);
    expect(await ask(tokenScopeNames.filter((one) => one !== scope))).toBe(403);
  }
});
