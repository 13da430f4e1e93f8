import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchers } from '../../features.ts';
import { letterFolderOf } from '../../kernel/mail/letter-files.ts';
import { mailSender, sendMailJob } from '../../kernel/mail/outbox.ts';
import { readLetter } from '../../kernel/mail/read-letter.ts';
import { fileTransport } from '../../kernel/mail/transport.ts';
import { type Actor, makeOwner, makeUser, password, signedIn } from '../../testing/actors.ts';
import { details, holderOf, type LinkHolder } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tracesOf } from '../../testing/traces.ts';
import { addMember } from '../identity/members/members.repository.ts';
import { forgetUrl } from '../leads/forget-link.ts';
import { sendDigests } from '../people/digest.ts';
import { eraseExpired } from '../people/erase-expired.ts';
import { linkPoster, postLinksJob } from '../people/post-links.ts';
import { eraseCommand } from './erase.admin.ts';

/** Mails as files, which is how they are kept where no mail server is set; read as their reader would. */
const data = mkdtempSync(path.join(tmpdir(), 'kept-letters-'));
const folder = letterFolderOf({ DATA_DIR: data });
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ DATA_DIR: data }, undefined, { mailFolder: folder });
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function deliver(): Promise<void> {
  await t.jobs.drain(postLinksJob, linkPoster({ ...t, clock: t.now }));
  const transport = fileTransport(folder, t.config.MAIL_FROM);
  await t.jobs.drain(sendMailJob, mailSender(t.db, transport, 'Fourfold', t.now, t.config.APP_URL));
}

/** What the files say, after the person who runs the server has looked into the mailbox. */
async function letters(): Promise<string[]> {
  expect((await t.app.inject('/mailbox')).statusCode).toBe(200);
  return readdirSync(folder).map((name) => {
    const { header, text } = readLetter(readFileSync(path.join(folder, name), 'utf8'));
    return [header('to'), header('reply-to'), header('subject'), text].join('\n');
  });
}
const about = async (words: string) => (await letters()).filter((letter) => letter.includes(words)).length;

let people = 0;
async function invite(owner: Actor, first_name: string, last_name: string): Promise<LinkHolder> {
  people += 1;
  const email = `kept-${people}@example.com`;
  const person = {
    first_name,
    last_name,
    email,
    job_position: 'Buyer',
    department: 'Sales',
    company: 'Acme',
  };
  expect((await owner.call('POST', '/survey/responses', person)).status).toBe(201);
  await deliver();
  const mine = (await letters()).find((letter) => letter.startsWith(email));
  return holderOf(t, email, /http\S+\/survey\/responses\/\S+/.exec(mine ?? '')?.[0] ?? '');
}

async function submit(holder: LinkHolder, first_name: string, last_name: string): Promise<void> {
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details, first_name, last_name });
  await sendDigests({ ...t, clock: t.now });
  await deliver();
}

describe('mails that lie in a folder', () => {
  it('to someone whose answers are erased go at once, and so does the digest that names them', async () => {
    const [owner, other] = [await makeOwner(t, 'Quayside'), await makeOwner(t, 'Elsewhere')];
    const [una, bo] = [await invite(owner, 'Una', 'O. Quill'), await invite(owner, 'Bo', 'Brook')];
    await submit(una, 'Una', 'O. Quill');
    await submit(bo, 'Bo', 'Brook');
    await submit(await invite(other, 'Una', 'O. Quill'), 'Una', 'O. Quill');
    const before = await about('Una');
    expect((await owner.call('DELETE', `/survey/responses/${una.id}`)).status).toBe(204);
    expect(await about(una.email)).toBe(0);
    // Of the namesake, whom another organisation asked: the invitation, the receipt and the digest.
    expect(await about('Una')).toBe(3);
    expect(before).toBe(6);
    expect(await about('Bo Brook')).toBe(1);
    expect(await about(bo.email)).toBe(2);
  });

  it('leave invitations to others alone when their inviter has their own answers erased', async () => {
    const owner = await makeOwner(t, 'Selfsame', { first_name: 'Ines', last_name: 'Inviter' });
    const guest = await invite(owner, 'Gil', 'Guest');
    const herself = await invite(owner, 'Ines', 'Inviter');
    expect((await owner.call('DELETE', `/survey/responses/${herself.id}`)).status).toBe(204);
    expect([await about(herself.email), await about(guest.email)]).toEqual([0, 1]);
  });

  it('go when the time of keeping is over', async () => {
    const owner = await makeOwner(t, 'Brief');
    const cy = await invite(owner, 'Cy', 'Cedar');
    await submit(cy, 'Cy', 'Cedar');
    await t.db
      .updateTable('organisations')
      .set({ employee_retention_days: 7 })
      .where('id', '=', owner.organisationId)
      .execute();
    t.pass(7 * 24 * 3600);
    await eraseExpired({ db: t.db, clock: t.now, config: t.config, watchers: [] });
    expect([await about(cy.email), await about('Cy Cedar')]).toEqual([0, 0]);
  });

  it('go with an account: those to it, and those that name its holder to colleagues', async () => {
    const host = await makeOwner(t, 'Staying');
    const user = await makeUser(t, { first_name: 'Vera', last_name: 'Vale', email: 'vera@example.com' });
    await addMember(t.db, { organisationId: host.organisationId, userId: user.id, role: 'admin' }, t.now());
    const vera = await signedIn(t, user, host.organisationId);
    const guest = { email: 'vale-guest@example.com', role: 'viewer' };
    await vera.call('POST', '/organisation/invitations', guest);
    await vera.call('PUT', '/auth/email', { email: 'vera-new@example.com', password });
    await deliver();
    expect(await about('Vera')).toBe(3);
    expect((await vera.call('DELETE', '/auth/account', { password })).status).toBe(204);
    expect([await about('Vera'), await about('vera')]).toEqual([0, 0]);
  });

  it('go with an organisation', async () => {
    const owner = await makeOwner(t, 'Closing Down');
    await invite(owner, 'Dee', 'Dale');
    expect(await about('Closing Down')).toBe(1);
    expect((await owner.call('DELETE', '/organisation', { name: 'Closing Down' })).status).toBe(204);
    expect(await about('Closing Down')).toBe(0);
  });

  it('go with what a visitor left in a form, the notice to the operator too', async () => {
    const email = 'lea@example.com';
    const form = { source: 'contact-form-v1', name: 'Lea Lead', email, message: 'Hello', timezone: 'UTC' };
    expect((await t.app.inject({ method: 'POST', url: '/api/leads', payload: form })).statusCode).toBe(201);
    await deliver();
    const course = { source: 'blog-mini-course-v1', email, timezone: 'UTC' };
    await t.app.inject({ method: 'POST', url: '/api/leads', payload: course });
    await deliver();
    // Not sent yet: the row still says what the mail will.
    await t.app.inject({ method: 'POST', url: '/api/leads', payload: { ...form, message: 'Again' } });
    expect(await about(email)).toBe(3);
    const url = forgetUrl({ signer: t.signer, siteUrl: '' }, email);
    expect((await t.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    // What is counted against floods of mails is forgotten after a day.
    expect(await tracesOf(t.db, [email, 'Lea Lead'])).toEqual(['rate_limits.key']);
    await deliver();
    expect([await about(email), await about('Lea Lead')]).toEqual([0, 0]);
  });

  it('go with an address that the operator erases, without a server that would look after them', async () => {
    const owner = await makeOwner(t, 'Asked in Writing');
    const eli = await invite(owner, 'Eli', 'Elm');
    await submit(eli, 'Eli', 'Elm');
    await eraseCommand.run({ db: t.db, config: t.config, now: t.now(), watchers }, [eli.email, '--yes']);
    const said = readdirSync(folder).map((name) => readLetter(readFileSync(path.join(folder, name), 'utf8')));
    expect(said.filter(({ text }) => text.includes('Eli Elm'))).toEqual([]);
    expect(said.filter(({ header }) => header('to').includes(eli.email))).toEqual([]);
  });

  it('do not come after an erasure that overtook them', async () => {
    const owner = await makeOwner(t, 'Overtaken');
    const person = { first_name: 'Flo', last_name: 'Fern', email: 'flo@example.com', job_position: 'B' };
    const invited = { ...person, department: 'Sales', company: 'Acme' };
    const { body } = await owner.call('POST', '/survey/responses', invited);
    await t.jobs.drain(postLinksJob, linkPoster({ ...t, clock: t.now }));
    const files = fileTransport(folder, t.config.MAIL_FROM);
    const send = async (letter: Parameters<typeof files.send>[0]) => {
      const id = body.response?.id ?? body.id;
      if (letter.to === person.email) await owner.call('DELETE', `/survey/responses/${id}`);
      await files.send(letter);
    };
    await t.jobs.drain(sendMailJob, mailSender(t.db, { ...files, send }, '', t.now));
    expect(await about('flo@example.com')).toBe(0);
  });
});

it('a digest that has not left yet goes without the name of someone who was erased meanwhile', async () => {
  const owner = await makeOwner(t, 'Waiting');
  const gus = await invite(owner, 'Gus', 'J.R. Grove');
  await gus.acknowledge();
  await gus.answerAll();
  await gus.save([], { is_complete: 1, ...details, first_name: 'Gus', last_name: 'J.R. Grove' });
  await sendDigests({ ...t, clock: t.now });
  expect((await owner.call('DELETE', `/survey/responses/${gus.id}`)).status).toBe(204);
  expect(await tracesOf(t.db, ['Gus J'])).toEqual([]);
  await deliver();
  expect(await about('Someone has answered the questionnaire')).toBe(1);
});
