import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { jobKind } from '../../kernel/jobs/job-kind.ts';
import { hasLiveJob } from '../../kernel/jobs/queue-tables.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { postLink } from '../assessment/issue-link.ts';
import {
  findInviting,
  type Inviting,
  type Respondent,
  updateResponse,
} from '../assessment/respondent.repository.ts';

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
export async function requeueLinks({ db, jobs }: Pick<AssessmentParts, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lost = await tx
      .selectFrom('responses as r')
      .select('r.organisation_id as organisationId')
      .distinct()
      .where('r.mail_due', 'is not', null)
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
  const due = await dueResponses(tx, organisationId);
  for (const response of due) {
    const key = `${response.invited_by} ${response.vacancy_id}`;
    const from = inviting.get(key) ?? (await findInviting(tx, response));
    inviting.set(key, from);
    const reason = response.mail_due === 'reminder' ? 'reminder' : 'invitation';
    const askedBy = response.mail_due === 'reminder' ? response.reminder_by : null;
    const link = { reason, expires: response.expires_at, inviting: from, askedBy } as const;
    await updateResponse(tx, response.id, {
      ...(await postLink(parts, tx, response, link)),
      mail_due: null,
    });
  }
  return due.length;
}

const dueResponses = (tx: Transaction<DB>, organisationId: string): Promise<Respondent[]> =>
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
    ])
    .where('r.organisation_id', '=', organisationId)
    .where('r.mail_due', 'is not', null)
    .orderBy('r.invited_at')
    .limit(atOnce)
    .forUpdate('r')
    .skipLocked()
    .execute();
