import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { jobKind } from '../../kernel/jobs/job-kind.ts';
import { hasLiveJob } from '../../kernel/jobs/queue-tables.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { freshExpiry, postLink, withinRound } from '../assessment/issue-link.ts';
import {
  findInviting,
  type Inviting,
  type Respondent,
  roundEnd,
  updateResponse,
} from '../assessment/respondent.repository.ts';
import { isMailDue } from './clock-of.ts';
import { wordsOf } from './reminders.repository.ts';

/** Writes the mails of an organisation's invitations and reminders that are due. */
export const postLinksJob = jobKind<{ organisationId: string }>('survey.post-links');

type Parts = Pick<AssessmentParts, 'db' | 'config' | 'signer' | 'outbox' | 'clock'>;
const atOnce = 100;

/** In transactions of a hundred, so that the list shows how it goes on and a second run takes up where one ended. */
export function linkPoster(parts: Parts) {
  return async ({ organisationId }: { organisationId: string }): Promise<void> => {
    const inviting = new Map<string, Inviting>();
    let posted = atOnce;
    while (posted === atOnce) {
      posted = await parts.db.transaction().execute((tx) => postSome(parts, tx, organisationId, inviting));
    }
  };
}

/** Gives organisations whose mails are due their job again where it is lost, as after a restore without the queue. */
export async function requeueLinks({
  db,
  jobs,
  clock,
}: Pick<AssessmentParts, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lost = await tx
      .selectFrom('responses as r')
      .select('r.organisation_id as organisationId')
      .distinct()
      .where(isMailDue(clock()))
      .where((where) => where.not(hasLiveJob(postLinksJob, 'organisationId', sql`r.organisation_id::text`)))
      .execute();
    for (const data of lost) await jobs.enqueue(tx, postLinksJob, data);
  });
}

async function postSome(
  parts: Parts,
  tx: Transaction<DB>,
  organisationId: string,
  inviting: Map<string, Inviting>,
): Promise<number> {
  const now = parts.clock();
  const due = await dueResponses(tx, organisationId, now);
  for (const response of due) {
    const key = `${response.invited_by} ${response.vacancy_id}`;
    const from = inviting.get(key) ?? (await findInviting(tx, response));
    inviting.set(key, from);
    const reason = response.mail_due === 'reminder' ? 'reminder' : 'invitation';
    const askedBy = response.mail_due === 'reminder' ? response.reminder_by : null;
    const words = reason === 'reminder' ? await wordsOf(tx, response, from) : undefined;
    const launched = launchedNow(response, now);
    const expires_at = withinRound(launched.expires_at ?? response.expires_at, response);
    const link = { reason, expires: expires_at, inviting: from, askedBy, words } as const;
    await updateResponse(tx, response.id, {
      ...launched,
      expires_at,
      ...(await postLink(parts, tx, response, link)),
      mail_due: null,
      reminder_id: null,
    });
  }
  return due.length;
}

/** The link of an invitation that waited works for two weeks from now, not from the day on which it was planned. */
function launchedNow({ launch_at, mail_due, ...link }: Respondent, now: Date) {
  if (launch_at === null || mail_due !== 'invitation') return {};
  return { launch_at: null, sent_at: now, expires_at: freshExpiry(now, link) };
}

const dueResponses = (tx: Transaction<DB>, organisationId: string, now: Date): Promise<Respondent[]> =>
  tx
    .selectFrom('responses as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .selectAll('r')
    .select('o.design_version')
    .select((expression) => [
      expression.fn.coalesce('p.email', expression.val('')).as('email'),
      expression.ref('r.kind').$castTo<ResponseKind>().as('kind'),
      expression.ref('r.form').$castTo<ResponseForm>().as('form'),
      roundEnd.as('round_ends_at'),
    ])
    .where('r.organisation_id', '=', organisationId)
    .where(isMailDue(now))
    .orderBy('r.invited_at')
    .orderBy('r.person_id')
    .orderBy('r.kind', 'desc')
    .limit(atOnce)
    .forUpdate('r')
    .skipLocked()
    .execute();
