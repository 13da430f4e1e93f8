import type { Call } from '@fourfold/contract/calls';
import { operations } from '@fourfold/contract/calls';
import type { ResponseKind } from '@fourfold/contract/schemas';
import { cultureEventsPath, type Role, reachOf } from '@fourfold/contract/words';
import { simulateCompany } from '@fourfold/measurement';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, openRound, submitIn } from '../../testing/answered-company.ts';
import { type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { assessmentParts } from '../../testing/simulated-company.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setMemberDepartments } from '../identity/members/members.repository.ts';
import { answerAs } from '../sample-company/answer-as.ts';
import { findInvitations } from '../sample-company/invite-company.ts';
import { releaseAll } from './2-release/release-job.ts';

/**
 * For people who may see nobody of a department, figures and their absence move with releases alone: every call that
 * reads, with body and headers, is the same to the last byte before and after an answer that fills no batch. The list
 * of calls is the contract's, so a new one is tested without a line here.
 */
let t: TestApp;
let company: AnsweredCompany;
let actors: { readonly role: Role; readonly actor: Actor }[];
let candidate: string;

beforeAll(async () => {
  t = await createTestApp();
  const owner = await makeOwner(t);
  company = await foundCompany(t, owner, ['Sales', 'Operations']);
  actors = [];
  for (const role of ['viewer', 'hiring', 'manager'] as const) {
    actors.push({ role, actor: await makeMember(t, owner.organisationId, role) });
  }
  const { id = '' } = actors.find(({ role }) => role === 'manager')?.actor ?? {};
  await setMemberDepartments(t.db, owner.organisationId, id, [company.departments[1] ?? '']);
  const applied = await makeRespondent(t, owner, 'candidate');
  await submit(applied, 'candidate');
  candidate = applied.id;
});

let answering = 0;
/** By the code that people use, and as a person does, so that the answers count. */
async function submit({ id }: LinkHolder, kind: ResponseKind = 'employee'): Promise<void> {
  const parts = await assessmentParts(t);
  const people = simulateCompany(parts.questionnaire).people.filter((person) => person.kind === kind);
  const [invitation] = await findInvitations(parts, [id]);
  const person = people[answering++];
  if (person === undefined || invitation === undefined) throw new Error('There is nobody to answer.');
  await answerAs(parts, person, invitation);
  await releaseAll(t.parts);
  if (kind === 'candidate') return;
  const counted = t.db.selectFrom('culture_members').select('left_out').where('response_id', '=', id);
  expect(await counted.executeTakeFirst()).toEqual({ left_out: false });
}

/** Someone of Sales, whom no manager here may see, invited in this round. */
async function inviteIn(round: string): Promise<LinkHolder> {
  const holder = await makeRespondent(t, company.owner);
  await t.db
    .updateTable('responses')
    .set({ round_id: round, department_id: company.departments[0] ?? null })
    .where('id', '=', holder.id)
    .execute();
  return holder;
}

let rounds: string[] = [];
const parts = ['opportunities', 'barriers', 'heatmap', 'departments', 'dynamics', 'rounds'];
const ofDepartments = () => company.departments.map((id) => `department=${id}`);
const ofTeams = () => ['whole', ...company.departments].map((team) => `team=${team}`);
/** In which other ways a call is made. */
const asked: Record<string, () => string[]> = {
  getCulture: () => [
    ...rounds.map((id) => `round=${id}`),
    ...ofDepartments(),
    'position=Buyer',
    'include=left_out',
  ],
  getHeatmap: () => [...rounds.map((id) => `round=${id}&open=adaptability`), 'kind=perception'],
  getHeatmapPeople: ofDepartments,
  compareRounds: () => [...rounds.map((id) => `earlier=${id}`), ...ofDepartments()],
  exportCulture: () => parts.map((part) => `part=${part}&format=csv`),
  exportScores: () => ['csv', 'sav'].map((format) => `format=${format}`),
  listMissing: () => rounds.map((id) => `round=${id}`),
  getHires: ofTeams,
  getCandidate: ofTeams,
};
function addresses({ id, path }: Call): string[] {
  const filled = path
    .replace(':measureKey', 'delegation')
    .replace(':behaviourKey', 'delegation')
    .replace(':perceptionKey', 'decision_clarity')
    .replace(':responseId', candidate)
    .replace(/:\w+/g, '01a1fc3e-92de-7201-a282-01aab9e75bfb');
  return [filled, ...(asked[id]?.() ?? []).map((search) => `${filled}?${search}`)];
}

const reads = operations.filter(
  ({ id, method, access }) =>
    method === 'GET' &&
    !['public', 'link'].includes(access.kind) &&
    // Everything of the own account, with what it did: these very calls.
    id !== 'exportMyData',
);
const mayCall = (role: Role, { access }: Call) =>
  access.kind !== 'member' || reachOf({ role, grants: [] }, access.permission) !== null;

/** All but the moment and the number of the call itself: a spreadsheet carries the time of its making in its wrapping. */
function toldBy({ statusCode, headers, rawPayload }: Awaited<ReturnType<TestApp['app']['inject']>>): string {
  const { date: _moment, 'x-request-id': _number, ...told } = headers;
  const isSheet = String(headers['content-type']).includes('spreadsheetml');
  const bodies = isSheet ? Object.values(unzipSync(rawPayload)) : [rawPayload];
  return JSON.stringify([statusCode, told, ...bodies.map((body) => Buffer.from(body).toString('base64'))]);
}

async function recordAll(): Promise<Map<string, string>> {
  const record = new Map<string, string>();
  for (const { role, actor } of actors) {
    const headers = { authorization: `Bearer ${actor.token}` };
    for (const operation of reads.filter((one) => mayCall(role, one))) {
      for (const url of addresses(operation)) {
        const answer = await t.app.inject({ url: `/api${url}`, headers });
        expect(answer.statusCode, url).toBeLessThan(500);
        record.set(`${role} ${url}`, toldBy(answer));
      }
    }
    const live = await t.app.inject({ url: cultureEventsPath, headers, payloadAsStream: true });
    if (role !== 'hiring') expect(live.statusCode).toBe(200);
    const [first] = await live.stream().take(1).toArray();
    record.set(`${role} ${cultureEventsPath}`, String(first));
  }
  return record;
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([url, answer]) => after.get(url) !== answer).map(([url]) => url);

/** As it stood after the last release, with everyone invited: seats and invitations may be told. */
let before: Map<string, string>;
let invited: LinkHolder[] = [];

async function expectSilence(answers: number): Promise<void> {
  expect(before.size).toBeGreaterThan(100);
  for (const holder of invited.splice(0, answers)) await submit(holder);
  expect(changed(before, await recordAll())).toEqual([]);
}

describe('behind the gate', () => {
  it('the very first answer changes nothing', async () => {
    rounds = [company.round];
    invited = [await inviteIn(company.round), await inviteIn(company.round), await inviteIn(company.round)];
    before = await recordAll();
    await expectSilence(1);
  }, 120_000);

  it('nor does the fourth of a department; the fifth does, for everyone', async () => {
    for (const seed of [1, 2]) await submitIn(t, company, 0, seed);
    before = await recordAll();
    await expectSilence(1);
    await submitIn(t, company, 0, 5);
    const now = await recordAll();
    const pages = ['viewer /survey/culture', 'manager /survey/culture', 'hiring /survey/hires'];
    expect(changed(before, now)).toEqual(expect.arrayContaining(pages));
    before = now;
  }, 120_000);

  it('nor does one beside a batch', async () => {
    await expectSilence(1);
  }, 120_000);

  it('nor do the first and the fourth of a new round', async () => {
    const second = await openRound(t, company.owner, 2);
    rounds = [company.round, second];
    for (let n = 0; n < 4; n += 1) invited.push(await inviteIn(second));
    before = await recordAll();
    await expectSilence(1);
    await expectSilence(3);
  }, 120_000);
});
