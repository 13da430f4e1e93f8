import type { LinkCopy, RespondentEnvelope } from '@fourfold/contract/schemas';
import { logoUrl } from '../identity/organisations/logo.ts';
import { averageSeconds, chosenKey, countAnswered, type OpenSheet } from './answer-sheet.ts';
import { type AskedQuestionnaire, countAsked, questionAt } from './asked-questionnaire.ts';
import { howLongKept } from './how-long-kept.ts';
import { unansweredQuestions } from './present-questions.ts';
import {
  type Inviting,
  inviterName,
  ownWords,
  type Respondent,
  type ShownRespondent,
} from './respondent.repository.ts';
import type { ProvenLink } from './survey-link.ts';
import { frozenVisibility, visibilityOf } from './visibility.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export interface ResponseState<R extends ShownRespondent = Respondent> {
  readonly respondent: R;
  readonly sheet: OpenSheet;
  /** The questions of this response. */
  readonly asked: AskedQuestionnaire;
  readonly begunAt: Date | null;
  /** When an answer was last stored. */
  readonly savedAt: Date | null;
  readonly link: Pick<ProvenLink, 'expires'>;
  /** Only where the invitation is to be shown. */
  readonly inviting?: Inviting;
  readonly informationUrl?: string;
  readonly copies?: readonly LinkCopy[];
  /** Places of answers that came with the call and were not taken. */
  readonly overtaken?: readonly number[];
  /** Where the call has submitted, and the person has a page of their own. */
  readonly ownPage?: string | null;
}

export function presentEnvelope(state: ResponseState<ShownRespondent>, now: Date): RespondentEnvelope {
  const { respondent, sheet, asked, savedAt, inviting, copies = [], overtaken = [], ownPage } = state;
  const submitted = respondent.submitted_at !== null;
  const secondsEach = inviting === undefined ? null : averageSeconds(sheet);
  return {
    response: presentResponse(state),
    unanswered_questions: submitted ? [] : unansweredQuestions(asked, respondent.id, sheet),
    number_of_questions: countAsked(asked),
    number_of_answered_questions: countAnswered(sheet),
    saved_at: iso(savedAt),
    overtaken: overtaken.map((place) => ({
      question_id: questionAt(asked, place).id,
      answer_key: chosenKey(asked, sheet, place) ?? '',
    })),
    now: now.toISOString(),
    invitation: inviting === undefined ? null : presentInvitation(state, inviting, copies),
    ...(secondsEach !== null && { seconds_each: secondsEach }),
    ...(ownPage && { own_page: ownPage }),
  };
}

export function presentResponse({
  respondent,
  begunAt,
  link,
}: Pick<ResponseState<ShownRespondent>, 'respondent' | 'begunAt' | 'link'>): RespondentEnvelope['response'] {
  const { id, kind, form, first_name, last_name, email, job_position, company } = respondent;
  return {
    id,
    kind,
    form,
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
  { respondent, asked, informationUrl = '' }: ResponseState<ShownRespondent>,
  inviting: Inviting,
  copies: readonly LinkCopy[],
): RespondentEnvelope['invitation'] {
  const { kind, visibility } = respondent;
  return {
    organisation: inviting.name,
    logo_url: logoUrl(inviting.logo_id),
    invited_by: inviterName(inviting),
    words: ownWords(inviting, kind),
    minutes: asked.minutes,
    visibility: visibility === null ? visibilityOf(kind, inviting.name) : frozenVisibility(visibility),
    information_url: informationUrl,
    kept: howLongKept(respondent, inviting),
    vacancy: inviting.vacancy,
    vacancy_team: inviting.vacancy_team,
    respondent_page: kind === 'employee' && inviting.respondent_page_allowed,
    copies: [...copies],
  };
}
