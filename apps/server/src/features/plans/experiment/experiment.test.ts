import { DESIGN_VERSION, drawOrder } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, signedIn } from '../../../testing/actors.ts';
import {
  type AnsweredCompany,
  foundCompany,
  openRound,
  submitIn,
} from '../../../testing/answered-company.ts';
import { addLearnedVersion } from '../../../testing/learned-version.ts';
import { planWish } from '../../../testing/plans.ts';
import { makeSubmission, ownPageLinkOf } from '../../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const names = ['Care', 'Desk', 'Fleet', 'Lab', 'Shops', 'Store', 'Web'];
const dayMs = 24 * 3600_000;
let t: TestApp;
let owner: Actor;
let company: AnsweredCompany;
let until: string;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
  company = await foundCompany(t, owner, names);
  // The last department has too few for a figure.
  for (const [department] of names.entries()) await answers(company, department, department === 6 ? 3 : 6);
  until = inDays(400);
});

const inDays = (days: number) => new Date(t.now().getTime() + days * dayMs).toISOString().slice(0, 10);
let seed = 0;
async function answers(at: AnsweredCompany, department: number, people: number, prefers?: string) {
  for (let person = 0; person < people; person++) {
    seed += 1;
    const last = person === people - 1;
    await submitIn(t, at, department, seed, { released: last, ...(prefers !== undefined && { prefers }) });
  }
}
/** Days pass, and the session that they end is opened again. */
async function pass(days: number) {
  t.pass(days * 24 * 3600);
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  owner = await signedIn(t, user, owner.organisationId);
}
const made = async (overrides: object = {}) => {
  const wish = {
    ...planWish,
    until,
    owner: { kind: 'member', user_id: owner.id },
    departments: company.departments.slice(0, 6),
    ...overrides,
  };
  return (await owner.call('POST', '/plans', wish)).body.plan;
};
const form = (overrides: object = {}) => ({
  departments: company.departments.slice(0, 6),
  starts: [inDays(1), inDays(60)],
  ...overrides,
});
const read = async (id: string, by = owner) => (await by.call('GET', `/plans/${id}/experiment`)).body;
const draw = (id: string, body: object = form(), by = owner) =>
  by.call('POST', `/plans/${id}/experiment`, body);
type Team = { id: string; name: string; step: number };

describe('a plan that starts in some teams first', () => {
  it('says how large an effect could be found before lots are drawn, and who cannot be among the teams', async () => {
    const { id } = await made({ departments: company.departments });
    const before = await read(id);
    expect(before).toMatchObject({ cannot: null, drawn: null, result: null, may_draw: true });
    expect(
      before.teams.map(({ name, people }: { name: string; people: number }) => `${name} ${people}`),
    ).toEqual(names.map((name) => `${name} ${name === 'Web' ? 0 : 6}`));
    const outlook = (body: object) => owner.call('POST', `/plans/${id}/experiment/outlook`, body);
    const { body: two } = await outlook(form());
    expect(two.points).toBeGreaterThan(30);
    expect(two.sentence).toContain(`an effect of ${two.points} points or more`);
    const { body: three } = await outlook(form({ starts: [inDays(1), inDays(60), inDays(120)] }));
    expect(three.points).toBeLessThan(two.points);
    for (const wrong of [
      { departments: company.departments },
      { departments: company.departments.slice(0, 5) },
      { starts: [inDays(1), inDays(3)] },
      { starts: [inDays(-1), inDays(60)] },
      { starts: [inDays(1)] },
    ])
      expect((await draw(id, form(wrong))).status).toBe(422);
  });

  it('draws an order that anyone can draw again, once, and tells each team when it is its turn', async () => {
    const { id } = await made();
    t.pass(1);
    const { status, body } = await draw(id);
    expect(status).toBe(201);
    const { seed: drawnFrom, teams, holds } = body.drawn;
    expect(holds).toBe(true);
    const again = drawOrder(company.departments.slice(0, 6), 2, drawnFrom);
    expect(teams.map((team: Team) => [team.id, team.step - 1])).toEqual([...again]);
    expect((await draw(id)).status).toBe(409);

    const { plan } = (await owner.call('GET', `/plans/${id}`)).body;
    expect(plan.history[0]).toMatchObject({ action: 'plan.experiment_drawn', details: { seed: drawnFrom } });
    const { cue, who, what, sign, revision } = plan;
    const change = { cue, who, what, sign, until, owner: { kind: 'member', user_id: owner.id }, revision };
    const narrowed = { ...change, departments: company.departments.slice(0, 3) };
    expect((await owner.call('PUT', `/plans/${id}`, narrowed)).body.message).toContain(
      'Lots have been drawn',
    );

    const people: { id: string; link: URLSearchParams }[] = [];
    // One after the other: both read their link in the mails that have left by then.
    for (const step of [1, 2]) {
      const person = await makeSubmission(t, owner);
      const team = teams.find((one: Team) => one.step === step);
      const values = { department_id: team.id, round_id: company.round };
      await t.db.updateTable('responses').set(values).where('id', '=', person.id).execute();
      people.push({ id: person.id, link: new URLSearchParams({ ...(await ownPageLinkOf(t, person)) }) });
    }
    const plansOfEach = () =>
      Promise.all(
        people.map(async (person) => {
          const answer = await t.app.inject(`/api/survey/respondents/${person.id}/plans?${person.link}`);
          return answer.json().plans.length;
        }),
      );
    await owner.call('POST', `/plans/${id}/start`);
    expect(await plansOfEach()).toEqual([0, 0]);
    await pass(2);
    expect(await plansOfEach()).toEqual([1, 0]);

    await owner.call('POST', `/plans/${id}/experiment/end`, { why: 'The lab moves house.' });
    expect((await read(id)).drawn.ended).toMatchObject({ why: 'The lab moves house.' });
    expect(await plansOfEach()).toEqual([1, 1]);
    await owner.call('POST', `/plans/${id}/drop`, { why: 'Only tried.' });
  });

  it('is seen, and not drawn, by people who may see figures, and not found from another organisation', async () => {
    const { id } = await made();
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await read(id, viewer)).may_draw).toBe(false);
    expect((await draw(id, form(), viewer)).status).toBe(403);
    const stranger = await makeOwner(t, 'Elsewhere');
    expect((await stranger.call('GET', `/plans/${id}/experiment`)).status).toBe(404);
    expect((await draw(id, form(), stranger)).status).toBe(404);
  });

  it('is drawn anew only after the order before it was ended, and both stay in the history', async () => {
    const { id } = await made();
    await draw(id);
    await owner.call('POST', `/plans/${id}/experiment/end`, { why: 'A team was missing.' });
    t.pass(1);
    expect((await draw(id)).body.drawn.ended).toBeNull();
    const { history } = (await owner.call('GET', `/plans/${id}`)).body.plan;
    const drawn = history.filter(({ action }: { action: string }) => action === 'plan.experiment_drawn');
    expect(new Set(drawn.map(({ details }: { details: { seed: string } }) => details.seed)).size).toBe(2);
  });

  it('says what a comparison cannot tell where lots cannot be drawn', async () => {
    const one = await made({ departments: company.departments.slice(0, 1) });
    expect((await read(one.id)).cannot).toContain('no other department to compare it with');
    const few = await made({ departments: company.departments.slice(2) });
    expect((await read(few.id)).cannot).toContain('fewer than 6');
    await owner.call('POST', `/plans/${few.id}/start`);
    const started = await read(few.id);
    expect(started.cannot).toContain('No other department was still waiting to start this plan');
    expect(started.cannot).not.toContain('Nobody can say');
    expect(started.result).toMatchObject({ effect: null, verdict: 'waiting' });
    expect((await draw(few.id)).status).toBe(409);
    await owner.call('POST', `/plans/${few.id}/drop`, { why: 'Only tried.' });
    await owner.call('POST', `/plans/${one.id}/drop`, { why: 'Only tried.' });
  });

  it('says afterwards what it did, and what happened to its teams meanwhile', async () => {
    const plan = await made();
    const { teams } = (await draw(plan.id)).body.drawn as { teams: Team[] };
    await owner.call('POST', `/plans/${plan.id}/start`);
    expect((await read(plan.id)).result).toBeNull();
    await pass(20);
    const waiting = (await read(plan.id)).result;
    expect(waiting.sentence).toContain('There is nothing to compare yet');
    expect(waiting.keys_version).toBeNull();
    const next = { ...company, round: await openRound(t, owner, 2) };
    const numberOf = (id: string) => company.departments.indexOf(id);
    for (const { id, step } of teams)
      await answers(next, numberOf(id), 6, step === 1 ? 'delegation' : undefined);

    const { result } = await read(plan.id);
    expect(result).toMatchObject({ verdict: 'worked', keys_version: DESIGN_VERSION });
    const listed = async (by: Actor) => (await by.call('GET', '/plans/results')).body.results;
    expect(await listed(owner)).toContainEqual({
      plan_id: plan.id,
      verdict: 'worked',
      sentence: result.sentence,
      keys_version: DESIGN_VERSION,
    });
    expect(await listed(await makeOwner(t, 'Elsewhere'))).toEqual([]);
    expect(result.sentence).toMatch(
      /^It worked in .+\. This is clear: Delegation rose \d+ points more in departments with the plan than in those that waited/,
    );
    expect(result.effect.low).toBeGreaterThan(0);
    expect(result.before_after).not.toBeNull();
    expect(result.rounds).toMatchObject([
      { teams: 6, running: 0, keys_version: DESIGN_VERSION },
      { teams: 6, running: 3, keys_version: DESIGN_VERSION },
    ]);
    // People who read it later see it by the keys of that day, and are told so.
    const learned = await addLearnedVersion(t, 1);
    const moved = (await read(plan.id)).result;
    expect(moved).toMatchObject({
      keys_version: learned,
      rounds: [{ keys_version: learned }, { keys_version: learned }],
    });
    expect(await listed(owner)).toContainEqual(
      expect.objectContaining({ plan_id: plan.id, keys_version: learned }),
    );
    await t.db.deleteFrom('keys_versions').where('name', '=', learned).execute();
    // It worked in those that ran it; of those that waited nobody knows yet.
    const [found, open] = [result.sentence.split('. This is clear')[0], result.notes.join(' ')];
    for (const { name, step } of teams) {
      expect([found.includes(name), open.includes(name)]).toEqual([step === 1, step === 2]);
    }
    expect(result.notes).toHaveLength(1);

    // Three of five waiting people of one team are taken out, one team is renamed and starts early, one is removed.
    const [shrunk, early, gone] = teams.filter(({ step }) => step === 2) as [Team, Team, Team];
    await t.db
      .deleteFrom('culture_members')
      .where('department_id', '=', shrunk.id)
      .where('round_id', '=', next.round)
      .execute();
    await owner.call('PATCH', `/organisation/departments/${early.id}`, { name: 'Renamed' });
    const noted = await owner.call('PUT', `/plans/${plan.id}/experiment/teams/${early.id}`, {
      early_on: inDays(-2),
    });
    expect(noted.status).toBe(200);
    await owner.call('DELETE', `/organisation/departments/${gone.id}`);
    const after = await read(plan.id);
    expect(after.result.notes.join(' ')).toContain('Started before their turn: Renamed');
    expect(after.result.notes.join(' ')).toContain(
      `Left out, because they have since been removed: ${gone.name}`,
    );
    expect(after.result.notes.join(' ')).toMatch(
      new RegExp(
        `Not compared in Round 2[^:]+: ${shrunk.name}\\. A department is compared only if it has 5 answers`,
      ),
    );
    expect(after.result.effect).not.toBeNull();
    expect(after.drawn.holds).toBe(true);

    // Another plan on the same measure, in one of the teams.
    const other = await made({ departments: [early.id], until: inDays(30) });
    await owner.call('POST', `/plans/${other.id}/start`);
    const both = (await read(plan.id)).result;
    expect(both.verdict).toBe('unclear');
    expect(both.sentence).toContain('We can’t tell whether it was this plan');
  });
});
