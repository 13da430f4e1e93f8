import { randomBytes } from 'node:crypto';
import { type SimulatedPerson, simulateCompany } from '@fourfold/measurement';
import { newId } from '../../kernel/database/id.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { releaseRound } from '../culture/2-release/release-round.ts';
import { createOrganisation } from '../identity/organisations/organisations.repository.ts';
import { hashPassword } from '../identity/users/password-hash.ts';
import { addUser } from '../identity/users/users.repository.ts';
import { start } from '../rounds/start-round.ts';
import { answerAs } from './answer-as.ts';
import { askPulse } from './ask-pulse.ts';
import { addressOf, type Host, inviteCompany } from './invite-company.ts';
import { makePlans, samplePlans } from './make-plans.ts';
import { openVacancies } from './open-vacancies.ts';
import { answersLater, staffOf } from './staff.ts';

const day = 24 * 3600 * 1000;
const address = 'demo@example.com';

export interface DemoAccount {
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly employees: number;
  readonly candidates: number;
}

/**
 * An organisation with the sample company in it: a round half a year ago in which nearly everyone answered, one of
 * last week in which some have not, candidates for two vacancies, and three plans: one of them started in some
 * departments first, and a pulse asked about one. Everything goes through the code that people use, except that no mail
 * leaves: nobody reads these addresses. It is marked as simulated from the start: its people teach no keys.
 */
export async function fillOrganisation(
  given: AssessmentParts,
  log: (line: string) => void,
): Promise<DemoAccount> {
  const now = given.clock();
  const at = (moment: number): AssessmentParts => ({
    ...given,
    clock: () => new Date(moment),
    jobs: { enqueue: async () => undefined },
    outbox: { post: async () => newId(now) },
  });
  const before = at(now.getTime() - 182 * day);
  const lastWeek = at(now.getTime() - 6 * day);
  const today = at(now.getTime());
  const company = simulateCompany(given.questionnaire);
  const employees = staffOf(given.questionnaire);
  const { host, password } = await openAccount(before, company.name);

  log(`Inviting the ${employees.length} people of ${company.name} …`);
  const invited = await inviteCompany(before, host, employees, 'employee');
  log('They answer …');
  await answerMost(before, employees, invited, 20);
  log('They plan what to change …');
  const begun = await planChanges(today, host, employees[0]);
  await askPulse(at(now.getTime() - 14 * day), host, employees);
  log('Half a year later they are asked again …');
  const again = await askAgain(lastWeek, host, employees, begun);
  await answerMost(lastWeek, again.people, again.invitations, 7);
  const candidates = company.people.filter(({ kind }) => kind === 'candidate');
  const vacancies = await openVacancies(today, host, candidates);
  const applying = await inviteCompany(today, host, candidates, 'candidate', vacancies);
  await answerMost(today, candidates, applying, 100);
  await noMails(today, host);
  await release(today, host);
  return {
    company: company.name,
    email: address,
    password,
    employees: employees.length,
    candidates: candidates.length,
  };
}

/**
 * One of the people looks after a plan without an account. Answers the departments in which a plan started first: it
 * moved what it is about, so that there is something to find.
 */
async function planChanges(
  parts: AssessmentParts,
  host: Host,
  person: SimulatedPerson | undefined,
): Promise<ReadonlySet<string>> {
  if (person === undefined) return new Set();
  const name = `${person.firstName} ${person.lastName}`;
  return await makePlans(parts, host, samplePlans({ name, email: addressOf(person) }));
}

/** Every so many-th stays away. */
async function answerMost(
  parts: AssessmentParts,
  people: readonly SimulatedPerson[],
  invitations: Awaited<ReturnType<typeof inviteCompany>>,
  away: number,
): Promise<void> {
  for (const [index, person] of people.entries()) {
    const invitation = invitations[index];
    if (invitation !== undefined && (index + 1) % away !== 0) await answerAs(parts, person, invitation);
  }
}

/** The same names with new answers: half a year has passed. */
async function askAgain(
  parts: AssessmentParts,
  host: Host,
  employees: readonly SimulatedPerson[],
  departments: ReadonlySet<string>,
) {
  const { round } = await start(parts, { ...host, role: 'owner' }, { invite: 'everybody' });
  const invitations = await parts.db
    .selectFrom('responses')
    .select(['id', 'expires_at', 'company', 'job_position', 'first_name', 'last_name'])
    .where('round_id', '=', round.id)
    .execute();
  const later = answersLater(parts.questionnaire, { perception: 'decision_clarity', by: 2, departments });
  const people = invitations.flatMap(({ first_name, last_name }) => {
    const index = employees.findIndex(
      ({ firstName, lastName }) => firstName === first_name && lastName === last_name,
    );
    const [person, answering] = [employees[index], later[index]];
    return person === undefined || answering === undefined ? [] : [{ ...person, answers: answering.answers }];
  });
  return { invitations, people };
}

async function openAccount(parts: AssessmentParts, company: string) {
  const { db, clock } = parts;
  const password = randomBytes(9).toString('base64url');
  const password_hash = await hashPassword(password);
  const added = await addUser(db, {
    id: newId(clock()),
    email: address,
    email_verified_at: clock(),
    pending_email: null,
    verification_nonce: null,
    password_hash,
    first_name: 'Demo',
    last_name: 'Owner',
    phone: null,
    created_at: clock(),
  });
  const user =
    added ??
    (await db
      .updateTable('users')
      .set({ password_hash })
      .where('email', '=', address)
      .returning('id')
      .executeTakeFirstOrThrow());
  const organisationId = await createOrganisation(db, company, user.id, clock());
  await db
    .updateTable('organisations')
    .set({ seats_bought: 100, simulated: true })
    .where('id', '=', organisationId)
    .execute();
  // The one that a sign-in opens is the one that was chosen last.
  await db
    .updateTable('memberships')
    .set({ chosen_at: new Date() })
    .where('organisation_id', '=', organisationId)
    .execute();
  return { host: { organisationId, userId: user.id, company }, password };
}

/** No answer told the server to: managers and viewers would wait for its next round through everything. */
async function release({ db, clock }: AssessmentParts, { organisationId }: Host): Promise<void> {
  const rounds = await db
    .selectFrom('rounds')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  for (const { id } of rounds) await releaseRound({ db, clock }, id);
}

const noMails = ({ db }: AssessmentParts, { organisationId }: Host) =>
  db
    .updateTable('responses')
    .set({ mail_due: null, no_reminders_at: new Date() })
    .where('organisation_id', '=', organisationId)
    .where('submitted_at', 'is', null)
    .execute();
