import { say } from '@fourfold/words';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** For how long someone's answers are kept, by what the company has set today. `erase-expired.ts` holds to it. */
export function howLongKept({ kind, vacancy_id }: Pick<Respondent, 'kind' | 'vacancy_id'>, by: Inviting) {
  if (kind === 'employee') return afterSubmission(by.employee_retention_days);
  const days = by.candidate_retention_days;
  return vacancy_id === null ? afterSubmission(days) : afterClosing(days);
}

const afterSubmission = (days: number): string =>
  say('Your answers are kept for {period} after submission, then erased automatically.', {
    period: periodOf(days),
  });

const afterClosing = (days: number): string =>
  say('Your answers are kept for {period} after the vacancy closes, then erased automatically.', {
    period: periodOf(days),
  });

/** Nobody pictures 730 days. */
export const periodOf = (days: number): string =>
  days % 365 === 0
    ? say('{years, plural, one {# year} other {# years}}', { years: days / 365 })
    : say('{days, plural, one {# day} other {# days}}', { days });
