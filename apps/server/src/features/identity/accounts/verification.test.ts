import { messages } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner, password } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newNonce } from './verification.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const unverified = () => makeOwner(t, 'Acme', { email_verified_at: null, verification_nonce: newNonce() });
const resend = (actor: Actor) => actor.call('POST', '/auth/email/verification-notification');
const profile = async (actor: Actor) => (await actor.call('GET', '/auth/my-profile')).body.user;

/** The query of the newest link that went to an address. */
async function linkTo(address: string): Promise<URLSearchParams> {
  const letters = (await t.deliverMails()).filter(({ to }) => to === address);
  const url = /https?:\/\/\S+verify-email\?\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';
  return new URL(url).searchParams;
}
const open = (query: URLSearchParams) =>
  t.app.inject({ method: 'POST', url: `/api/auth/email/verify?${query}` });

async function linkFor(actor: Actor): Promise<URLSearchParams> {
  await resend(actor);
  return await linkTo(actor.email);
}

describe('the link to verify an address', () => {
  it('carries expires, hash, id and signature, and works where nobody is signed in', async () => {
    const actor = await unverified();
    const query = await linkFor(actor);
    expect([...query.keys()]).toEqual(['expires', 'hash', 'id', 'signature']);
    expect(query.get('id')).toBe(actor.id);
    const answer = await open(query);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.verified() }]);
    expect((await profile(actor)).email_verified_at).toBe(t.now().toISOString());
    expect((await actor.call('GET', '/organisation')).status).toBe(200);
  });

  it('works once', async () => {
    const query = await linkFor(await unverified());
    await open(query);
    const again = await open(query);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toEqual({
      message: messages.verificationUsed(),
      error: messages.verificationUsed(),
      code: 'gone',
    });
  });

  it('works for one of two clicks at the same moment', async () => {
    const query = await linkFor(await unverified());
    const answers = await Promise.all([open(query), open(query)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  it('lives 24 hours to the second', async () => {
    const query = await linkFor(await unverified());
    t.pass(24 * 3600 - 1);
    const late = new URLSearchParams(query);
    t.pass(1);
    const answer = await open(late);
    expect([answer.statusCode, answer.json().error]).toEqual([401, messages.verificationExpired()]);
    t.pass(-1);
    expect((await open(query)).statusCode).toBe(200);
  });

  it('cannot be changed', async () => {
    const [actor, other] = [await unverified(), await unverified()];
    const query = await linkFor(actor);
    for (const [name, value] of [
      ['expires', String(Number(query.get('expires')) + 1)],
      ['id', other.id],
      ['hash', `${query.get('hash')}x`],
      ['signature', 'x'],
    ] as const) {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      const answer = await open(changed);
      expect([answer.statusCode, answer.json().error]).toEqual([401, messages.verificationInvalid()]);
    }
  });

  it.each([
    ['nothing at all', ''],
    ['letters for a number', 'expires=soon&hash=h&id=i&signature=s'],
    ['a negative number', 'expires=-1&hash=h&id=i&signature=s'],
    ['a parameter twice', 'expires=1&expires=2&hash=h&id=i&id=j&signature=s'],
    ['endless text', `expires=1&hash=${'h'.repeat(5000)}&id=i&signature=s`],
    ['a null character', 'expires=1&hash=%00&id=%00&signature=%00'],
  ])('with %s is an invalid one, said in our own words', async (_name, query) => {
    const answer = await open(new URLSearchParams(query));
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        message: messages.verificationInvalid(),
        error: messages.verificationInvalid(),
        code: 'link_invalid',
      },
    ]);
  });

  it('survives a mail that overtakes another: any of the links works, and then none', async () => {
    const actor = await unverified();
    const first = await linkFor(actor);
    t.pass(15);
    const second = await linkFor(actor);
    expect((await open(first)).statusCode).toBe(200);
    expect((await open(second)).statusCode).toBe(410);
  });
});

describe('sending it again', () => {
  it('says so, and is locked for 15 seconds', async () => {
    const actor = await unverified();
    expect(await resend(actor)).toEqual({ status: 200, body: { message: messages.verificationSent() } });
    t.pass(14);
    expect((await resend(actor)).status).toBe(429);
    t.pass(1);
    expect((await resend(actor)).status).toBe(200);
  });

  it('is for accounts that wait', async () => {
    expect(await resend(await makeOwner(t))).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('a change of address', () => {
  const ask = (actor: Actor, email: string, given = password) =>
    actor.call('PUT', '/auth/email', { email, password: given });

  it('keeps the old address until the new one is verified, and tells the old one twice', async () => {
    const actor = await makeOwner(t);
    expect(await ask(actor, 'new@example.com')).toEqual({
      status: 202,
      body: { message: messages.emailChangeSent() },
    });
    expect(await profile(actor)).toMatchObject({ email: actor.email, pending_email: 'new@example.com' });
    expect((await open(await linkTo('new@example.com'))).statusCode).toBe(200);
    expect(await profile(actor)).toMatchObject({ email: 'new@example.com', pending_email: null });
    const told = (await t.deliverMails()).filter(({ to }) => to === actor.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'A new e-mail address for your account',
      'Your e-mail address was changed',
    ]);
  });

  it('asks for the password', async () => {
    const { status, body } = await ask(await makeOwner(t), 'x@example.com', 'not it');
    expect([status, body.errors]).toEqual([422, { password: [messages.wrongPassword()] }]);
  });

  it('refuses an address that someone has', async () => {
    const other = await makeOwner(t);
    const { body } = await ask(await makeOwner(t), other.email);
    expect(body.errors).toEqual({ email: [messages.addressUnusable()] });
  });

  it('tells of 30 addresses a day whether someone has them, and of no more', async () => {
    const [actor, other] = [await makeOwner(t), await makeOwner(t)];
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      await t.db.deleteFrom('rate_limits').where('key', 'like', 'changeEmail:%').execute();
      statuses.push((await ask(actor, other.email)).status);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([422]));
    expect(statuses[30]).toBe(429);
  });

  it('goes to the first of two who wanted the same one', async () => {
    const [first, second] = [await makeOwner(t), await makeOwner(t)];
    await ask(first, 'wanted@example.com');
    const link = await linkTo('wanted@example.com');
    await ask(second, 'wanted@example.com');
    const later = await linkTo('wanted@example.com');
    expect((await open(link)).statusCode).toBe(200);
    const answer = await open(later);
    expect([answer.statusCode, answer.json().error]).toEqual([409, messages.addressUnusable()]);
  });

  it('goes to one of two who open their links at the same moment, and refuses the other', async () => {
    const links: URLSearchParams[] = [];
    for (const actor of [await makeOwner(t), await makeOwner(t)]) {
      await ask(actor, 'raced-for@example.com');
      links.push(await linkTo('raced-for@example.com'));
    }
    // The one that comes second waits for the first one's commit, whichever it is.
    const answers = await Promise.all(links.map(open));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error).toBe(messages.addressUnusable());
  });

  it('can be taken back, and then its link is dead', async () => {
    const actor = await makeOwner(t);
    await ask(actor, 'taken-back@example.com');
    const link = await linkTo('taken-back@example.com');
    expect((await actor.call('DELETE', '/auth/email')).status).toBe(204);
    expect((await open(link)).statusCode).toBe(410);
    expect(await profile(actor)).toMatchObject({ email: actor.email, pending_email: null });
  });

  it('lets a mistyped address of a registration be corrected', async () => {
    const actor = await unverified();
    const typo = await linkFor(actor);
    t.pass(15);
    await ask(actor, 'corrected@example.com');
    const link = await linkTo('corrected@example.com');
    expect((await open(typo)).statusCode).toBe(410);
    expect((await open(link)).statusCode).toBe(200);
    expect(await profile(actor)).toMatchObject({
      email: 'corrected@example.com',
      email_verified_at: t.now().toISOString(),
    });
  });

  it('of a registration that was taken back sends a fresh link to the first address', async () => {
    for (const takeBack of [
      (actor: Actor) => actor.call('DELETE', '/auth/email'),
      (actor: Actor) => ask(actor, actor.email),
    ]) {
      const actor = await unverified();
      const former = await linkFor(actor);
      t.pass(15);
      await ask(actor, 'wrongly-corrected@example.com');
      const corrected = await linkTo('wrongly-corrected@example.com');
      t.pass(15);
      expect((await takeBack(actor)).status).toBeLessThan(300);
      expect(await profile(actor)).toMatchObject({ email: actor.email, pending_email: null });
      const fresh = await linkTo(actor.email);
      expect((await open(former)).statusCode).toBe(410);
      expect((await open(corrected)).statusCode).toBe(410);
      expect((await open(fresh)).statusCode).toBe(200);
    }
  });

  it('asked for over and over is refused after 30 mails a day, whatever the addresses are', async () => {
    const actor = await makeOwner(t);
    for (let i = 0; i < 30; i += 1) {
      t.pass(15);
      // The password is asked each time, and the limit by network address is another one.
      await t.db.deleteFrom('rate_limits').where('key', 'like', 'changeEmail:%').execute();
      expect((await ask(actor, `flooded-${i}@example.com`)).status).toBe(202);
    }
    t.pass(15);
    await t.db.deleteFrom('rate_limits').where('key', 'like', 'changeEmail:%').execute();
    expect((await ask(actor, 'flooded-30@example.com')).status).toBe(429);
    await t.deliverMails();
  });

  it('is stopped when the password is reset, so that anyone who held the account before cannot take it back', async () => {
    const intruder = await unverified();
    await ask(intruder, 'intruder@example.com');
    const link = await linkTo('intruder@example.com');
    await t.app.inject({
      method: 'POST',
      url: '/api/auth/password/forgot',
      payload: { email: intruder.email },
    });
    const letter = (await t.deliverMails()).findLast(({ subject }) => subject === 'Set a new password');
    const token = /token=(\S+)/.exec(letter?.text ?? '')?.[1];
    const renewed = {
      token,
      password: 'now it is mine alone',
      password_confirmation: 'now it is mine alone',
    };
    const reset = await t.app.inject({ method: 'POST', url: '/api/auth/password/reset', payload: renewed });
    expect(reset.statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(410);
  });
});
