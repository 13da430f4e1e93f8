import type { SurveyResponse } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { type AskedQuestionnaire, countAsked } from '../assessment/asked-questionnaire.ts';
import type { ListedResponse } from './people.repository.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Someone who wanted no mails before they were invited (again) gets none, but for a link that they ask for. */
const isUnmailed = ({ no_reminders_at, invited_at, mail_id }: ListedResponse) =>
  mail_id === null && no_reminders_at !== null && no_reminders_at <= invited_at;

function problemOf(row: ListedResponse): string | null {
  if (row.status === 'undeliverable') return row.problem;
  if (row.status === 'sent' && row.held) return messages.mailHeld();
  return row.status === 'sent' && isUnmailed(row) ? messages.unmailed() : null;
}

export function presentListed(row: ListedResponse, questionnaire: AskedQuestionnaire): SurveyResponse {
  const { id, kind, form, first_name, last_name, job_position, department, company, status } = row;
  return {
    id,
    kind,
    form,
    first_name,
    last_name,
    email: row.email ?? '',
    vacancy: row.vacancy_id === null ? null : { id: row.vacancy_id, title: row.vacancy ?? '' },
    round: row.round,
    role: job_position,
    job_position,
    department,
    company,
    status,
    results: row.results,
    verdict: row.results ? row.verdict : null,
    percent: Math.floor((100 * (row.answered ?? 0)) / countAsked(questionnaire.of(row))),
    problem: problemOf(row),
    invited_by: row.inviter === null ? null : `${row.inviter} ${row.inviter_last}`,
    invited_at: row.invited_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    launch_at: row.status === 'planned' ? row.launch_at : null,
    begun_at: iso(row.begun_at),
    submitted_at: iso(row.submitted_at),
    declined_at: iso(row.declined_at),
    withdrawn_at: iso(row.withdrawn_at),
    reminded_at: iso(row.reminded_at),
    reminders_sent: row.reminders_sent,
    no_reminders: row.no_reminders_at !== null,
  };
}
