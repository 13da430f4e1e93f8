import { say } from '@fourfold/words';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** For how long someone's answers are kept, by what the company has set today. `erase-expired.ts` holds to it. */
export function howLongKept({ kind, vacancy_id }: Pick<Respondent, 'kind' | 'vacancy_id'>, by: Inviting) {
  if (kind === 'employee') return afterSubmission(by.employee_retention_days);
  const days = by.candidate_retention_days;
  return vacancy_id === null ? afterSubmission(days) : afterClosing(days);
}

const afterSubmission = (days: number): string =>
  say(
    'Your answers are kept for {days, plural, one {# day} other {# days}} after submission, then erased automatically.',
    { days },
  );

const afterClosing = (days: number): string =>
  say(
    'Your answers are kept for {days, plural, one {# day} other {# days}} after the vacancy closes, then erased automatically.',
    { days },
  );
