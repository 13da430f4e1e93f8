import type { DeskRow } from '@fourfold/contract/schemas';
import { clientParts } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, signedIn } from '../../testing/actors.ts';
import { foundCompany, submitIn } from '../../testing/answered-company.ts';
import { drawPng } from '../../testing/draw-png.ts';
import { makeRunningPlan } from '../../testing/plans.ts';
import { makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../identity/members/members.repository.ts';
import { createOrganisation } from '../identity/organisations/organisations.repository.ts';
import { getUser } from '../identity/users/users.repository.ts';

let t: TestApp;
let consultant: Actor;
let harbour: string;
let viewer: Actor;

beforeAll(async () => {
  t = await createTestApp();
  consultant = await makeOwner(t, 'Harbour');
  harbour = consultant.organisationId;
  const company = await foundCompany(t, consultant, ['Sales', 'Operations']);
  for (let seed = 0; seed < 5; seed++) await submitIn(t, company, 0, seed);
  for (const department of company.departments)
    await makeRespondent(t, consultant, 'employee', { department_id: department, round_id: company.round });
  await makeRunningPlan(t, consultant, company.departments[0]);
  viewer = await makeMember(t, harbour, 'viewer');
});

/** Another of the consultant's, in which nothing has happened. */
async function addOrganisation(name: string, role: 'admin' | 'viewer' = 'admin') {
  const { organisationId } = await makeOwner(t, name);
  await addMember(t.db, { organisationId, userId: consultant.id, role }, t.now());
  return organisationId;
}
const desk = async (actor: Actor): Promise<DeskRow[]> =>
  (await actor.call('GET', '/organisations/desk')).body.organisations;
const rowOf = async (actor: Actor, id: string) => (await desk(actor)).find((row) => row.id === id);

describe('the desk', () => {
  it('has every organisation of a user with its round, and what is due first', async () => {
    const quay = await addOrganisation('A quay');
    const [first, second] = await desk(consultant);
    expect([first?.name, second?.name]).toEqual(['A quay', 'Harbour']);
    expect(second).toMatchObject({
      role: 'owner',
      round: { open: true, ends_at: null, response: { invited: 7, submitted: 5 } },
    });
    expect(first).toMatchObject({ round: null, due: [] });

    await consultant.call('POST', `/organisations/${quay}/switch`);
    t.pass(15 * 86_400);
    const ends_at = new Date(t.now().getTime() + 3 * 86_400_000);
    await t.db.updateTable('rounds').set({ ends_at }).where('organisation_id', '=', harbour).execute();
    // Seven days later they have come again, to the quay.
    const again = await signedIn(t, await getUser(t.db, consultant.id), quay);
    const [pressing] = await desk(again);
    expect(pressing).toMatchObject({
      id: harbour,
      due: [{ kind: 'plans_quiet', plans: 1 }, { kind: 'round_ends' }],
    });
    t.pass(120 * 86_400);
    const late = await signedIn(t, await getUser(t.db, consultant.id), quay);
    expect((await rowOf(late, harbour))?.due).toEqual([
      { kind: 'plans_over', plans: 1, since: '2026-06-30' },
    ]);
    expect((await rowOf(late, harbour))?.round?.open).toBe(false);
  });

  it('knows when each was opened last, also after signing out, and says what was released since', async () => {
    const user = await getUser(t.db, consultant.id);
    const here = await signedIn(t, user, harbour);
    const left = t.now().toISOString();
    expect((await rowOf(here, harbour))?.last_opened_at).toBe(left);
    await here.call('POST', '/auth/logout');
    t.pass(86_400);
    const quay = await addOrganisation('Another quay');
    const there = await signedIn(t, user, quay);
    expect(await rowOf(there, harbour)).toMatchObject({ last_opened_at: left });
    const released_at = t.now();
    await t.db
      .updateTable('culture_releases')
      .set({ released_at })
      .where('organisation_id', '=', harbour)
      .execute();
    expect((await rowOf(there, harbour))?.due).toContainEqual({
      kind: 'figures',
      at: released_at.toISOString(),
    });
  });

  it('counts nobody for those who see nobody, and shows nothing where a second step is missing', async () => {
    const fresh = await signedIn(t, await getUser(t.db, viewer.id), harbour);
    const row = await rowOf(fresh, harbour);
    expect(row).toMatchObject({ role: 'viewer', locked: false, template: null });
    expect(row?.round?.response).toBeNull();
    expect(row?.due.map(({ kind }) => kind)).not.toContain('plans_over');

    const strict = await addOrganisation('Strict');
    await t.db
      .updateTable('organisations')
      .set({ second_step_required: true })
      .where('id', '=', strict)
      .execute();
    const now = await signedIn(t, await getUser(t.db, consultant.id), harbour);
    expect(await rowOf(now, strict)).toMatchObject({ locked: true, round: null, due: [], template: null });
  });
});

describe('a client', () => {
  it('is opened with the parts that were chosen, without people, dates and answers', async () => {
    const owner = await signedIn(t, await getUser(t.db, consultant.id), harbour);
    const image = drawPng({ width: 1, height: 1, raw: Buffer.alloc(5) }).toString('base64');
    await owner.call('PUT', '/organisation/logo', { image });
    await owner.call('PATCH', '/organisation', {
      employee_invitation_text: 'Welcome aboard.',
      employee_retention_days: 90,
    });
    expect((await rowOf(owner, harbour))?.template).toEqual({
      words: true,
      departments: 2,
      logo: true,
      plans: 1,
    });

    const { status, body } = await owner.call('POST', '/organisations/clients', {
      name: 'Lighthouse',
      from: harbour,
      parts: clientParts,
    });
    expect(status).toBe(201);
    expect(body.copied).toEqual({ departments: 2, plans: 1 });
    const { organisation } = (await owner.call('GET', '/organisation')).body;
    expect(organisation).toMatchObject({
      name: 'Lighthouse',
      employee_invitation_text: 'Welcome aboard.',
      employee_retention_days: 90,
      logo_url: expect.stringMatching(/^\/logos\//),
    });
    const { plans } = (await owner.call('GET', '/plans')).body;
    expect(plans).toMatchObject([
      {
        state: 'drafted',
        owner: null,
        round: null,
        ticks: [],
        departments: [{ name: 'Sales' }],
        company_wide: false,
      },
    ]);
    expect((await owner.call('GET', '/survey/responses')).body.responses).toEqual([]);
    const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
    expect(entries).toContainEqual(expect.objectContaining({ action: 'organisation.opened' }));
    await owner.call('POST', `/organisations/${harbour}/switch`);
    const log = (await owner.call('GET', '/organisation/audit-log')).body.entries;
    expect(log).toContainEqual(expect.objectContaining({ action: 'organisation.copied' }));
  });

  it('takes only what was chosen, and nothing from where one does not manage', async () => {
    const owner = await signedIn(t, await getUser(t.db, consultant.id), harbour);
    await owner.call('POST', '/organisations/clients', { name: 'Pier', from: harbour, parts: ['plans'] });
    expect((await owner.call('GET', '/organisation')).body.organisation).toMatchObject({
      departments: [],
      logo_url: null,
      employee_invitation_text: null,
    });
    expect((await owner.call('GET', '/plans')).body.plans).toMatchObject([{ company_wide: true }]);

    const seen = await addOrganisation('Seen', 'viewer');
    for (const from of [seen, await createOrganisation(t.db, 'Strange', viewer.id, t.now())]) {
      const before = (await desk(owner)).length;
      const refused = await owner.call('POST', '/organisations/clients', {
        name: 'No',
        from,
        parts: ['words'],
      });
      expect(refused.status).toBe(404);
      expect(await desk(owner)).toHaveLength(before);
    }
  });
});
