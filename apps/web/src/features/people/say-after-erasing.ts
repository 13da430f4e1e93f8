import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';

/** What becomes of the seat. `hasStarted`: any of the person's invitations; null while that is not known. */
export function sayAfterErasing(
  { first_name, last_name, status }: Pick<SurveyResponse, 'first_name' | 'last_name' | 'status'>,
  hasStarted: boolean | null,
): string {
  const name = `${first_name} ${last_name}`;
  if (status === 'submitted') return t`The seat stays taken.`;
  const instead = t`If you only want to stop the questionnaire, withdraw the invitation instead.`;
  if (hasStarted === null) return `${instead} ${t`Either way, the seat stays taken if ${name} has started.`}`;
  const seat = hasStarted
    ? t`Either way, the seat stays taken: ${name} has started.`
    : t`${name} has not started, so the seat is free again.`;
  return `${instead} ${seat}`;
}
