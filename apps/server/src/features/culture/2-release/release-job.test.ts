import { simulateCompany } from '@fourfold/measurement';
import { beforeEach, describe, expect, it } from 'vitest';
import { drainJobs } from '../../../start-work.ts';
import { type Actor, makeMember, makeOwner } from '../../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, submitIn } from '../../../testing/answered-company.ts';
import { assessmentParts, inviteSample } from '../../../testing/simulated-company.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { answerAs } from '../../sample-company/answer-as.ts';
import { releaseAll } from './release-job.ts';

const t = await createTestApp({ FREE_SEATS: '100' });
let owner: Actor;
let viewer: Actor;
beforeEach(async () => {
  owner = await makeOwner(t);
  viewer = await makeMember(t, owner.organisationId, 'viewer');
});
const people = async () => (await viewer.call('GET', '/survey/culture')).body.people as number;
const batches = async () =>
  (
    await t.db
      .selectFrom('culture_batch_members')
      .select('response_id')
      .where('organisation_id', '=', owner.organisationId)
      .execute()
  ).length;

describe('a release', () => {
  it('follows the answer that fills a batch by itself, and no reading makes one', async () => {
    const sales = simulateCompany((await assessmentParts(t)).questionnaire).people.find(
      ({ kind }) => kind === 'employee',
    )?.department;
    const invited = await inviteSample(t, owner, ({ department }) => department === sales);
    const parts = await assessmentParts(t);
    for (const { person, invitation } of invited.slice(0, 5)) await answerAs(parts, person, invitation);
    await viewer.call('GET', '/survey/culture');
    expect(await batches()).toBe(0);
    await drainJobs(t.jobs, t.parts);
    expect(await batches()).toBe(5);
    expect(await people()).toBe(5);
  });

  it('comes without an answer where the last invitations of a department have run out', async () => {
    const company: AnsweredCompany = await foundCompany(t, owner, ['Sales', 'Operations']);
    for (const seed of [1, 2, 3]) await submitIn(t, company, 0, seed);
    const waiting = t.db
      .selectFrom('responses')
      .select('id')
      .where('organisation_id', '=', owner.organisationId)
      .where('submitted_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    for (const seed of [4, 5]) await submitIn(t, company, 1, seed, { released: false });
    expect(await batches()).toBe(0);
    await releaseAll(t.parts);
    expect(await batches()).toBe(5);
  });
});
