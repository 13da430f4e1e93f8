import type { BodyOf, saveAnswers } from '@fourfold/contract/calls';
import { judgeAnswers, type Quality, type ScoredResponse, scoreResponse } from '@fourfold/measurement';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { readSheet } from './answer-sheet.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { packHalf } from './half-estimate.ts';
import { ownInformationUrl } from './information-link.ts';
import type { Copy } from './link-copies.ts';
import { ownPageUrl } from './own-page-link.ts';
import type { ResponseState } from './respondent.presenter.ts';
import {
  findInviting,
  forgetTimes,
  type Inviting,
  type Respondent,
  updateResponse,
} from './respondent.repository.ts';
import { tellSubmitted } from './response-watcher.ts';
import { submissionReceived, type Through } from './submission.mails.ts';

interface Submitted {
  readonly respondent: Respondent;
  /** For the person who has just answered; null where there is none, or where it is not known to be them. */
  readonly ownPage: string | null;
}

type Complete = Extract<BodyOf<typeof saveAnswers>, { is_complete: 1 }>;

/**
 * Freezes details and answers, scores them and queues the receipt, all or nothing. Scoring and judging take about
 * 9 ms, less than a job of their own would cost.
 */
export async function submit(
  parts: AssessmentParts,
  tx: Transaction<DB>,
  { respondent, sheet, asked }: ResponseState,
  { first_name, last_name, company, role }: Complete,
  copy: Copy | null,
): Promise<Submitted> {
  const now = parts.clock();
  const details = { first_name, last_name, company, job_position: role, submitted_at: now };
  await updateResponse(tx, respondent.id, { ...details, mail_due: null });
  await forgetTimes(tx, respondent.id);
  const scored = scoreResponse(asked, respondent.id, readSheet(asked, sheet));
  const quality = judgeAnswers(asked, scored, asked.form);
  await tx
    .insertInto('response_scores')
    .values({
      response_id: respondent.id,
      organisation_id: respondent.organisation_id,
      ...scoreRow(asked, scored, quality),
      scored_at: now,
    })
    .execute();
  const submitted = { ...respondent, ...details, mail_due: null };
  await tellSubmitted(parts, tx, { respondent: submitted, scored, quality, at: now });
  const inviting = await findInviting(tx, respondent);
  const page = ownPageOf(parts, respondent, inviting);
  await parts.outbox.post(
    tx,
    submissionReceived(submitted, inviting, {
      ownPage: page,
      informationUrl: ownInformationUrl(parts, { respondent, asked }),
      through: await copierOf(tx, copy),
    }),
  );
  // Someone with a copied link answered nothing of what the page shows before.
  return { respondent: submitted, ownPage: copy === null ? page : null };
}

/** The way to the page of their own; null where there is none. */
export function ownPageOf(
  { signer, config, clock }: AssessmentParts,
  { id, kind }: Pick<Respondent, 'id' | 'kind'>,
  { respondent_page_allowed }: Inviting,
): string | null {
  const hasPage = kind === 'employee' && respondent_page_allowed;
  return hasPage ? ownPageUrl({ signer, appUrl: config.APP_URL, now: clock() }, id) : null;
}

/** Who copied the link by which it was submitted, for the person to know that it was not the one we had mailed. */
async function copierOf(tx: Transaction<DB>, copy: Copy | null): Promise<Through | null> {
  if (copy === null) return null;
  const copier =
    copy.user_id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['first_name', 'last_name'])
          .where('id', '=', copy.user_id)
          .executeTakeFirst();
  const name = copier === undefined ? null : `${copier.first_name} ${copier.last_name}`;
  return { name, copiedAt: copy.copied_at };
}

function scoreRow(
  { models, form: { form } }: AskedQuestionnaire,
  { estimates: { behaviour, perception } }: ScoredResponse,
  { verdict, reasons }: Quality,
) {
  return {
    model_version: models.behaviour.version,
    // Of a pulse nothing is kept of one person's single measures, of a candidate nothing that was not asked.
    behaviours: packHalf(form === 'pulse' ? null : behaviour, models.behaviour),
    perceptions: packHalf(form === 'full' ? perception : null, models.perception),
    verdict,
    reasons: JSON.stringify(reasons),
  };
}
