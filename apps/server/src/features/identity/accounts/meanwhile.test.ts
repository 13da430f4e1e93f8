import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { caller, makeMember, makeOwner, password } from '../../../testing/actors.ts';
import { appWith } from '../../../testing/authenticator.ts';
import { meanwhile } from '../../../testing/meanwhile.ts';
import { withSecondStep } from '../../../testing/second-step.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dropChallenges } from '../second-step/challenges.repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../second-step/recovery-codes.ts';
import { setRecoveryCodes, takeRecoveryCode } from '../second-step/second-step.repository.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { findUser, getUser, holdUser, updateUser } from '../users/users.repository.ts';

/** Calls that looked at a password or a session just before something else replaced it. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const login = (email: string) =>
  t.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

/** As a link for a forgotten password does it. */
const resetOf = (userId: string) => async (tx: Transaction<DB>) => {
  await updateUser(tx, userId, { password_hash: 'another one', pending_email: null });
  await dropChallenges(tx, userId);
  await endSessions(tx, userId);
};

const sessionsOf = async (userId: string) =>
  (await t.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

describe('while a password is replaced by a link', () => {
  it('nobody gets in by the former one', async () => {
    const { id, email } = await makeOwner(t);
    const answer = await meanwhile(t, resetOf(id), () => login(email));
    expect([answer.statusCode, answer.json().message]).toEqual([422, messages.credentials()]);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('nobody gets as far as the second step by the former one', async () => {
    const { id, email } = await withSecondStep(t, await makeOwner(t));
    const answer = await meanwhile(t, resetOf(id), () => login(email));
    expect([answer.statusCode, answer.json().message]).toEqual([422, messages.credentials()]);
    const left = await t.db.selectFrom('sign_in_challenges').selectAll().where('user_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('a session that it ends neither sets a password of its own nor another address', async () => {
    const { id, call } = await makeOwner(t);
    const chosen = 'three herons on the quay';
    const form = { current_password: password, password: chosen, password_confirmation: chosen };
    const changed = await meanwhile(t, resetOf(id), () => call('PUT', '/auth/password', form));
    expect([changed.status, changed.body.errors]).toEqual([
      422,
      { current_password: [messages.wrongPassword()] },
    ]);
    expect(await sessionsOf(id)).toBe(0);
    const other = await makeOwner(t);
    const moved = await meanwhile(t, resetOf(other.id), () =>
      other.call('PUT', '/auth/email', { email: 'taken-along@example.com', password }),
    );
    expect([moved.status, moved.body.errors]).toEqual([422, { password: [messages.wrongPassword()] }]);
    expect(await getUser(t.db, other.id)).toMatchObject({
      password_hash: 'another one',
      pending_email: null,
    });
  });

  it('a session that it ends neither gives the organisation away nor deletes the account', async () => {
    const wrong = [422, { password: [messages.wrongPassword()] }];
    const owner = await makeOwner(t);
    const colleague = await makeMember(t, owner.organisationId, 'admin');
    const given = await meanwhile(t, resetOf(owner.id), () =>
      owner.call('POST', '/organisation/transfer', { user_id: colleague.id, password }),
    );
    expect([given.status, given.body.errors]).toEqual(wrong);
    const alone = await makeOwner(t);
    const deleted = await meanwhile(t, resetOf(alone.id), () =>
      alone.call('DELETE', '/auth/account', { password }),
    );
    expect([deleted.status, deleted.body.errors]).toEqual(wrong);
    expect(await findUser(t.db, alone.id)).toBeDefined();
  });

  it('a session that it ends does not come back by completing a second step', async () => {
    const { id, call } = await makeOwner(t);
    const code = appWith(t, (await call('POST', '/auth/second-step', { password })).body.secret);
    const answer = await meanwhile(t, resetOf(id), () =>
      call('POST', '/auth/second-step/confirm', { code: code() }),
    );
    expect(answer.status).toBe(401);
    expect(await sessionsOf(id)).toBe(0);
    const factor = await t.db
      .selectFrom('second_factors')
      .select('confirmed_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(factor.confirmed_at).toBeNull();
  });
});

describe('while a second step is completed', () => {
  it('a sign-in under way is either ended by it or asked for the code', async () => {
    const { id, email, call } = await makeOwner(t);
    const code = appWith(t, (await call('POST', '/auth/second-step', { password })).body.secret);
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    // A sign-in under way holds the account, as this does.
    const [completed, next] = await t.db.transaction().execute(async (tx) => {
      await holdUser(tx, id);
      const completing = call('POST', '/auth/second-step/confirm', { code: code() });
      void completing.then(note('completed'));
      await sleep(300);
      const signing = login(email);
      await sleep(300);
      note('the sign-in under way')();
      return [{ answer: completing }, { answer: signing }] as const;
    });
    const { status, body } = await completed.answer;
    expect([status, (await next.answer).json().code]).toEqual([200, 'code_needed']);
    expect(order).toEqual(['the sign-in under way', 'completed']);
    expect(await sessionsOf(id)).toBe(1);
    expect((await caller(t, body.token)('GET', '/auth/my-profile')).status).toBe(200);
  });
});

it('leaves an address alone that was verified while someone wanted the former one back', async () => {
  const { id, call } = await makeOwner(t, 'Acme', { email_verified_at: null, verification_nonce: 'first' });
  await call('PUT', '/auth/email', { email: 'the-new-one@example.com', password });
  const byLink = {
    email: 'the-new-one@example.com',
    email_verified_at: t.now(),
    pending_email: null,
    verification_nonce: null,
  };
  const kept = await meanwhile(
    t,
    (tx) => updateUser(tx, id, byLink),
    () => call('DELETE', '/auth/email'),
  );
  expect(kept.status).toBe(204);
  expect(await getUser(t.db, id)).toMatchObject(byLink);
});

it('leaves ten recovery codes where they are renewed twice at the same moment', async () => {
  const { id, call, code } = await withSecondStep(t, await makeOwner(t));
  const kept = (tx: Queries) =>
    tx
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', id)
      .orderBy(sql`ctid`)
      .execute();
  const renewed = await t.db.transaction().execute(async (tx) => {
    // The other renewal, by the first of the recovery codes.
    await holdUser(tx, id);
    await takeRecoveryCode(tx, id, (await kept(tx))[0]?.code_hash ?? Buffer.alloc(0));
    const answer = call('POST', '/auth/second-step/recovery-codes', { password, code: code() });
    await sleep(300);
    await setRecoveryCodes(tx, id, newRecoveryCodes().map(hashRecoveryCode));
    return { answer };
  });
  const { status, body } = await renewed.answer;
  expect(status).toBe(200);
  const hashes = (await kept(t.db)).map(({ code_hash }) => code_hash.toString('hex')).toSorted();
  const shown = body.recovery_codes.map((one: string) => hashRecoveryCode(one).toString('hex')).toSorted();
  expect(hashes).toEqual(shown);
});
