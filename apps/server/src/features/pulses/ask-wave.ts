import { leastPeople, pulseDays } from '@fourfold/contract/words';
import { DESIGN_VERSION, setOfMeasure } from '@fourfold/measurement';
import { sql, type Transaction } from 'kysely';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { insertInvitations, toRow } from '../people/add-invitations.repository.ts';
import { dealSets } from '../people/deal-sets.ts';
import type { PeopleScope } from '../people/people-scope.ts';
import { postLinksJob } from '../people/post-links.ts';
import type { PulseRow } from './pulses.repository.ts';
import { leftOutOf, type Met, meet } from './whom.repository.ts';

interface Asking {
  readonly scope: PeopleScope;
  readonly askedBy: string;
  /** The clock at which the mails leave, each where its reader works; null: now. */
  readonly at: string | null;
}

const day = 86_400_000;

/**
 * Asks once: a round of its own, an invitation for each, and the job that writes the mails, in one transaction with
 * what says that it was done. The caller holds the organisation's lock and asks alone, so no two pulses invite one person.
 * Answers how many were asked; nobody is where fewer than five are left, since no figure could come of it.
 */
export async function askWave(
  { jobs, clock }: Pick<AssessmentParts, 'jobs' | 'clock'>,
  tx: Transaction<DB>,
  pulse: PulseRow,
  { scope, askedBy, at }: Asking,
): Promise<number> {
  const now = clock();
  const aim = {
    companyWide: pulse.company_wide,
    departments: pulse.departments.flatMap(({ id }) => id ?? []),
  };
  const met = await meet(tx, scope, aim, now);
  const people = met.filter(({ meeting }) => meeting === 'asked');
  const isEnough = people.length >= leastPeople;
  const roundId = isEnough ? await openRound(tx, pulse.organisation_id, at, now) : null;
  if (roundId !== null) {
    await invite(tx, pulse, { roundId, people, askedBy, at, now });
    await jobs.enqueue(tx, postLinksJob, { organisationId: pulse.organisation_id });
  }
  const asked = isEnough ? people.length : 0;
  await tx
    .insertInto('pulse_waves')
    .values({
      id: newId(now),
      pulse_id: pulse.id,
      organisation_id: pulse.organisation_id,
      round_id: roundId,
      asked_at: now,
      asked,
      ...leftOutOf(met),
    })
    .execute();
  return asked;
}

/** A day longer where clocks differ, so that nobody has less than two weeks. */
async function openRound(
  tx: Transaction<DB>,
  organisationId: string,
  at: string | null,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto('rounds')
    .values({
      id,
      organisation_id: organisationId,
      number: sql<number>`(select least(min(number), 0) - 1 from rounds where organisation_id = ${organisationId})`,
      opened_at: now,
      ends_at: new Date(now.getTime() + (pulseDays + (at === null ? 0 : 1)) * day),
      design_version: DESIGN_VERSION,
    })
    .execute();
  return id;
}

interface Invited {
  readonly roundId: string;
  readonly people: readonly Met[];
  readonly askedBy: string;
  readonly at: string | null;
  readonly now: Date;
}

async function invite(
  tx: Transaction<DB>,
  pulse: PulseRow,
  { roundId, people, askedBy, at, now }: Invited,
): Promise<void> {
  const setOf = await setsFor(
    tx,
    pulse,
    roundId,
    people.map(({ person_id }) => person_id),
  );
  const rows = people.map(({ person_id, department_id, meeting: _, ...words }) =>
    toRow(
      {
        organisationId: pulse.organisation_id,
        roundId,
        personId: person_id,
        departmentId: department_id,
        invitedBy: askedBy,
        questionSet: setOf(person_id),
        form: { ...words, kind: 'employee', form: 'pulse', vacancy_id: null, launch_at: at },
      },
      now,
    ),
  );
  await insertInvitations(tx, rows);
}

/** Everyone the same few questions, or the sets of the bank by turns. */
export async function setsFor(
  tx: Transaction<DB>,
  { asks, measure_key }: Pick<PulseRow, 'asks' | 'measure_key'>,
  roundId: string,
  personIds: readonly string[],
): Promise<(personId: string) => number> {
  const few = asks === 'measure' ? setOfMeasure((await loadAskedQuestionnaire()).design, measure_key) : null;
  return few === null ? await dealSets(tx, roundId, personIds) : () => few;
}
