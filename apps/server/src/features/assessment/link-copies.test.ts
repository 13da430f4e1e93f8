import type { LinkCopy } from '@fourfold/contract/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { choose, details, holderOf, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission, ownPageLinkOf } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let anna: Actor;
let rosa: LinkHolder;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  owner = await makeOwner(t, 'Acme');
  anna = await makeMember(t, owner.organisationId, 'admin');
  rosa = await makeRespondent(t, owner);
});

const linkOf = (by: Actor, { id } = rosa) => by.call('GET', `/survey/responses/${id}/link`);
const copiedBy = async (by: Actor, holder = rosa): Promise<LinkHolder> => {
  const { url } = (await linkOf(by, holder)).body;
  // So that what is done with it stands after it in the log.
  t.pass(1);
  return holderOf(t, holder.email, url);
};
/** As the person is told who opens the link of the mail. */
const copies = async (holder = rosa): Promise<LinkCopy[]> =>
  (await holder.save([])).body.invitation?.copies ?? [];
const uses = async () => (await copies())[0]?.uses.map(({ use }) => use);
const log = async () =>
  (await owner.call('GET', '/organisation/audit-log')).body.entries.filter(({ action }: { action: string }) =>
    ['link.copied', 'link.used', 'sheet.shared'].includes(action),
  );
const begin = async (holder: LinkHolder) => {
  await holder.acknowledge();
  const [question] = (await holder.save([])).body.unanswered_questions;
  await holder.save([choose(question)]);
};
const nameOf = async ({ id }: Actor) => {
  const { first_name, last_name } = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
};
const ownPage = async () => {
  const { signature, expires } = await ownPageLinkOf(t, rosa);
  const query = new URLSearchParams({ signature, expires });
  return (await t.app.inject({ method: 'GET', url: `/api/survey/respondents/${rosa.id}?${query}` })).json();
};

describe('a personal link that a colleague copies', () => {
  it('has the same form as the mailed one and opens the same, under a signature of its own', async () => {
    const { body } = await linkOf(anna);
    expect(body.url).toMatch(new RegExp(`/survey/responses/${rosa.id}\\?e=\\d+&s=[\\w-]+$`));
    const copied = holderOf(t, rosa.email, body.url);
    expect(copied.signature).not.toBe(rosa.signature);
    expect((await copied.save([])).status).toBe(200);
    expect(Date.parse(body.expires_at) <= Number(rosa.expires) * 1000).toBe(true);
  });

  it('is told to the person with who copied it and when, and to the audit log', async () => {
    expect(await copies()).toEqual([]);
    await linkOf(anna);
    const copied_at = t.now().toISOString();
    const name = await nameOf(anna);
    expect(await copies()).toEqual([{ name, role: 'admin', what: 'questionnaire', copied_at, uses: [] }]);
    expect(await log()).toMatchObject([
      { action: 'link.copied', by: name, subject: null, person: 'Rosa Respondent' },
    ]);
  });

  it('is one copy for the same colleague within an hour, and each colleague’s own otherwise', async () => {
    const [first, again, other] = [await linkOf(anna), await linkOf(anna), await linkOf(owner)];
    expect(again.body).toEqual(first.body);
    expect(other.body.url).not.toBe(first.body.url);
    t.pass(3601);
    expect((await linkOf(anna)).body.url).not.toBe(first.body.url);
    expect(await copies()).toHaveLength(3);
  });

  it('gives two who copy at the same moment a link each', async () => {
    const given = await Promise.all([linkOf(anna), linkOf(owner)]);
    expect(new Set(given.map(({ body }) => body.url)).size).toBe(2);
  });

  it('is not copied by asking for the head of the answer, nor answered from a browser’s memory', async () => {
    const request = { url: `/api/survey/responses/${rosa.id}/link` };
    const headers = { authorization: `Bearer ${anna.token}` };
    expect((await t.app.inject({ ...request, headers, method: 'HEAD' })).statusCode).toBe(404);
    expect(await copies()).toEqual([]);
    const answer = await t.app.inject({ ...request, headers, method: 'GET' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('is not copied where the copy is refused', async () => {
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    expect((await linkOf(hiring)).status).toBe(404);
    await rosa.call('POST', 'decline');
    expect((await linkOf(anna)).status).toBe(409);
    expect(
      await t.db.selectFrom('link_copies').selectAll().where('response_id', '=', rosa.id).execute(),
    ).toEqual([]);
  });
});

describe('what is done through a copied link', () => {
  it('is told as the copy’s: opened, confirmed, answered', async () => {
    const copied = await copiedBy(anna);
    await begin(copied);
    expect(await uses()).toEqual(['acknowledged', 'answered', 'opened']);
    expect(
      (await log()).map(({ details: { use } }: { details: { use?: string } }) => use).filter(Boolean),
    ).toEqual(expect.arrayContaining(['acknowledged', 'answered', 'opened']));
  });

  it('tells a reading of answers before the submission, to the person and to the audit log', async () => {
    await begin(rosa);
    const copied = await copiedBy(anna);
    const { questions } = (await copied.call('GET', 'questions?from=0&count=20')).body;
    expect(questions.some(({ answer_key }: { answer_key: string | null }) => answer_key !== null)).toBe(true);
    expect(await uses()).toEqual(['read']);
    expect(await log()).toMatchObject([
      { action: 'link.used', details: { use: 'read' }, by: null, person: 'Rosa Respondent' },
      { action: 'link.copied' },
    ]);
  });

  it('is told of a call that saves nothing, and is told how far the person is', async () => {
    await begin(rosa);
    const [again, copied] = [await copiedBy(owner), await copiedBy(anna)];
    expect((await copied.save([], { is_complete: 1, ...details })).body.message).toMatch(/no answer yet/);
    expect(await uses()).toEqual(['opened']);
    await rosa.answerAll();
    await rosa.save([], { is_complete: 1, ...details });
    expect((await again.save([], { is_complete: 1, ...details })).body.response.submitted_at).not.toBeNull();
    expect((await copies()).map((copy) => copy.uses.map(({ use }) => use))).toEqual([['opened'], ['opened']]);
  });

  it('ends the mails of that invitation alone, and of none that others made since', async () => {
    const { body } = await owner.call('POST', '/organisation/departments', { name: 'Sales' });
    const manager = await makeMember(t, owner.organisationId, 'manager');
    await owner.call('PATCH', `/organisation/members/${manager.id}`, { departments: [body.department.id] });
    const form = { first_name: 'Uma', last_name: 'Unseen', job_position: 'Buyer', company: 'Acme' };
    const invite = async (by: Actor, department: string) =>
      (await by.call('POST', '/survey/responses', { ...form, email: 'uma@example.com', department })).body
        .response;
    const { id } = await invite(manager, 'Sales');
    const copied = holderOf(t, 'uma@example.com', (await linkOf(manager, { ...rosa, id })).body.url);
    await manager.call('POST', `/survey/responses/${id}/withdraw`, {});
    const { id: other } = await invite(owner, 'Research');
    expect((await copied.call('POST', 'no-reminders')).status).toBe(204);
    const { responses } = (await owner.call('GET', '/survey/responses?q=uma')).body;
    const wishes = Object.fromEntries(
      responses.map((row: { id: string; no_reminders: boolean }) => [row.id, row.no_reminders]),
    );
    expect(wishes).toEqual({ [id]: true, [other]: false });
  });

  it('tells that an answer was read where a late save is answered with what stands', async () => {
    await rosa.acknowledge();
    const copied = await copiedBy(anna);
    const [question] = (await rosa.save([])).body.unanswered_questions;
    await rosa.save([choose(question)]);
    const late = { ...choose(question, 1), chosen_at: '2020-01-01T00:00:00.000Z' };
    expect((await copied.save([late])).body.overtaken).toHaveLength(1);
    expect(await uses()).toEqual(['read']);
  });

  it('says when it was first done and last, and stands in the audit log once', async () => {
    const copied = await copiedBy(anna);
    await copied.save([]);
    const first_at = t.now().toISOString();
    t.pass(600);
    await copied.save([]);
    expect((await copies())[0]?.uses).toEqual([{ use: 'opened', first_at, last_at: t.now().toISOString() }]);
    expect(await log()).toHaveLength(2);
  });

  it('stands on the own page and in the receipt when the answers were submitted through it', async () => {
    await rosa.acknowledge();
    const copied = await copiedBy(anna);
    await copied.answerAll();
    const { body } = await copied.save([], { is_complete: 1, ...details, first_name: 'Mallory' });
    expect(body).not.toHaveProperty('own_page');
    const [copy] = (await ownPage()).copies;
    expect(copy).toMatchObject({ name: await nameOf(anna), role: 'admin' });
    expect(copy.uses.map(({ use }: { use: string }) => use)).toContain('submitted');
    const receipt = (await t.deliverMails()).findLast(({ to }) => to === rosa.email);
    expect(receipt?.text.replace(/\s+/g, ' ')).toContain(
      `through a copy of your personal link, which ${await nameOf(anna)} made on 2 March 2026`,
    );
  });

  it('is told when it ends the reminders or declines', async () => {
    const copied = await copiedBy(anna);
    const oneClick = new URLSearchParams({ e: copied.expires, s: copied.signature });
    await t.app.inject({ method: 'POST', url: `/survey/responses/${rosa.id}?${oneClick}` });
    expect(await uses()).toEqual(['unsubscribed']);
    await copied.call('POST', 'decline');
    const kept = await t.db
      .selectFrom('link_uses')
      .select('used_for')
      .where('organisation_id', '=', owner.organisationId)
      .execute();
    expect(kept.map(({ used_for }) => used_for)).toContain('declined');
  });

  it('is nothing where the person uses the link of the mail', async () => {
    await copiedBy(anna);
    await begin(rosa);
    await rosa.call('GET', 'questions?from=0&count=20');
    expect(await uses()).toEqual([]);
    const receipt = async () => (await t.deliverMails()).findLast(({ to }) => to === rosa.email);
    await rosa.answerAll();
    await rosa.save([], { is_complete: 1, ...details });
    expect((await receipt())?.text).not.toContain('a copy of your personal link');
  });
});

describe('a copy', () => {
  it('dies with the link that it is a copy of', async () => {
    const copied = await copiedBy(anna);
    const moved = { email: `moved-${rosa.email}` };
    expect((await owner.call('PATCH', `/survey/responses/${rosa.id}`, moved)).status).toBe(200);
    expect((await copied.save([])).status).toBe(410);
    const fresh = await copiedBy(anna);
    expect((await fresh.save([])).status).toBe(200);
  });

  it('opens nothing once all that was kept of the person is erased, and the log forgets the name', async () => {
    const copied = await copiedBy(anna);
    expect((await owner.call('DELETE', `/survey/responses/${rosa.id}`)).status).toBe(204);
    expect((await copied.save([])).status).toBe(410);
    expect(await log()).toMatchObject([{ action: 'link.copied', person: null }]);
  });

  it('stays when the colleague’s account goes, without a name', async () => {
    await linkOf(anna);
    await t.db.deleteFrom('users').where('id', '=', anna.id).execute();
    expect(await copies()).toMatchObject([{ name: null, role: 'admin' }]);
  });
});

describe('an interview sheet that is shared by a link', () => {
  it('is told to the audit log and to the candidate, with whether the link was opened', {
    timeout: 60_000,
  }, async () => {
    const carl = await makeSubmission(t, owner, 'candidate');
    const { url } = (
      await anna.call('POST', `/survey/hires/${carl.id}/interview-sheet`, { interviewer: 'Ivo' })
    ).body;
    t.pass(1);
    const { searchParams } = new URL(url);
    const query = new URLSearchParams({
      signature: searchParams.get('s') ?? '',
      expires: searchParams.get('e') ?? '',
    });
    const read = await t.app.inject({
      method: 'GET',
      url: `/api/survey/interview-sheets/${carl.id}?${query}`,
    });
    expect(read.statusCode).toBe(200);
    expect(await copies(carl)).toMatchObject([
      { name: await nameOf(anna), what: 'sheet', uses: [{ use: 'opened' }] },
    ]);
    expect(await log()).toMatchObject([
      { action: 'link.used', by: null, subject: await nameOf(anna), details: { use: 'opened' } },
      { action: 'sheet.shared', by: await nameOf(anna), person: 'Rosa Respondent' },
    ]);
  });
});
