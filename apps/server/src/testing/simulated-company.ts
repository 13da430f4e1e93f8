import { type SimulatedPerson, simulateCompany } from '@fourfold/measurement';
import { loadAskedQuestionnaire } from '../features/assessment/asked-questionnaire.ts';
import type { AssessmentParts } from '../features/assessment/assessment-parts.ts';
import { releaseAll } from '../features/culture/2-release/release-job.ts';
import { answerAs, type Invitation } from '../features/sample-company/answer-as.ts';
import { inviteCompany } from '../features/sample-company/invite-company.ts';
import { watchers } from '../features.ts';
import { createRateLimiter } from '../kernel/http/rate-limiter.ts';
import type { Actor } from './actors.ts';
import type { TestApp } from './test-app.ts';

export interface InvitedPerson {
  readonly person: SimulatedPerson;
  readonly invitation: Invitation;
}

export async function assessmentParts(t: TestApp): Promise<AssessmentParts> {
  const { db, outbox, jobs, signer, config } = t;
  return {
    db,
    outbox,
    jobs,
    signer,
    config,
    clock: t.now,
    limiter: createRateLimiter(db, t.now),
    questionnaire: await loadAskedQuestionnaire(),
    watchers,
  };
}

/** The employees of the sample company, invited into an organisation. Give the test app enough FREE_SEATS. */
export async function inviteSample(
  t: TestApp,
  owner: Actor,
  chosen: (person: SimulatedPerson, index: number) => boolean = () => true,
): Promise<InvitedPerson[]> {
  const parts = await assessmentParts(t);
  const employees = simulateCompany(parts.questionnaire).people.filter(({ kind }) => kind === 'employee');
  const people = employees.filter(chosen);
  const host = { organisationId: owner.organisationId, userId: owner.id, company: 'Acme' };
  const invitations = await inviteCompany(parts, host, people, 'employee');
  return people.map((person, index) => ({ person, invitation: invitations[index] as Invitation }));
}

export async function submitAll(t: TestApp, people: readonly InvitedPerson[]): Promise<void> {
  const parts = await assessmentParts(t);
  for (const { person, invitation } of people) await answerAs(parts, person, invitation);
  await releaseAll(t.parts);
}
