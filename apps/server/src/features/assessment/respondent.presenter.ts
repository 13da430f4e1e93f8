import type { LinkCopy, RespondentEnvelope } from '@fourfold/contract/schemas';
import { assessmentMinutes } from '@fourfold/contract/words';
import { logoUrl } from '../identity/organisations/logo.ts';
import { chosenKey, countAnswered, type OpenSheet } from './answer-sheet.ts';
import { type AskedQuestionnaire, questionAt } from './asked-questionnaire.ts';
import { unansweredQuestions } from './present-questions.ts';
import {
  type Inviting,
  inviterName,
  ownWords,
  type Respondent,
  type ShownRespondent,
} from './respondent.repository.ts';
import type { ProvenLink } from './survey-link.ts';
import { visibilityOf } from './visibility.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export interface ResponseState<R extends ShownRespondent = Respondent> {
  readonly respondent: R;
  readonly sheet: OpenSheet;
  readonly begunAt: Date | null;
  readonly link: Pick<ProvenLink, 'expires'>;
  /** Only where the invitation is to be shown. */
  readonly inviting?: Inviting;
  readonly copies?: readonly LinkCopy[];
  /** Places of answers that came with the call and were not taken. */
  readonly overtaken?: readonly number[];
}

export function presentEnvelope(
  questionnaire: AskedQuestionnaire,
  state: ResponseState<ShownRespondent>,
  now: Date,
): RespondentEnvelope {
  const { respondent, sheet, inviting, copies = [], overtaken = [] } = state;
  const submitted = respondent.submitted_at !== null;
  return {
    response: presentResponse(state),
    unanswered_questions: submitted ? [] : unansweredQuestions(questionnaire, respondent.id, sheet),
    number_of_questions: questionnaire.design.questions.length,
    number_of_answered_questions: countAnswered(sheet),
    overtaken: overtaken.map((place) => ({
      question_id: questionAt(questionnaire, place).id,
      answer_key: chosenKey(questionnaire, sheet, place) ?? '',
    })),
    now: now.toISOString(),
    invitation: inviting === undefined ? null : presentInvitation(respondent, inviting, copies),
  };
}

export function presentResponse({
  respondent,
  begunAt,
  link,
}: ResponseState<ShownRespondent>): RespondentEnvelope['response'] {
  const { id, kind, first_name, last_name, email, job_position, company } = respondent;
  return {
    id,
    kind,
    first_name,
    last_name,
    email,
    role: job_position,
    job_position,
    company,
    begun_at: iso(begunAt),
    acknowledged_at: iso(respondent.acknowledged_at),
    submitted_at: iso(respondent.submitted_at),
    no_reminders_at: iso(respondent.no_reminders_at),
    expires_at: link.expires.toISOString(),
  };
}

function presentInvitation(
  { kind }: ShownRespondent,
  inviting: Inviting,
  copies: readonly LinkCopy[],
): RespondentEnvelope['invitation'] {
  return {
    organisation: inviting.name,
    logo_url: logoUrl(inviting.logo_id),
    invited_by: inviterName(inviting),
    words: ownWords(inviting, kind),
    minutes: assessmentMinutes,
    visibility: visibilityOf(kind, inviting.name),
    respondent_page: kind === 'employee' && inviting.respondent_page_allowed,
    copies: [...copies],
  };
}
