import type { Vacancy } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { onDay } from '../../lib/dates.ts';

type Described = Pick<Vacancy, 'team' | 'submitted' | 'invited' | 'closed_at' | 'erase_on'>;

/** For which team, how many have answered, and of a closed one what becomes of their data. */
export const describeVacancy = ({ team, submitted, invited, closed_at, erase_on }: Described): string =>
  [
    ...(team === null ? [] : [t`For ${team.name}.`]),
    ...(closed_at === null ? [saySubmitted(submitted, invited)] : []),
    ...(closed_at === null ? [] : sayClosed(closed_at, erase_on, submitted, invited)),
  ].join(' ');

/** Where all were withdrawn or erased, nothing is left to erase. */
function sayClosed(closedAt: string, eraseOn: string | null, submitted: number, invited: number): string[] {
  const closed = t`Closed on ${onDay(closedAt)}.`;
  if (invited === 0) return [closed, t`No candidates are left, so there is no data to erase.`];
  const erased = eraseOn === null ? [] : [t`Its candidates’ data will be erased on ${onDay(eraseOn)}.`];
  return [saySubmitted(submitted, invited), closed, ...erased];
}

function saySubmitted(submitted: number, invited: number): string {
  if (invited === 0) return t`No candidates have been invited yet.`;
  if (invited === 1)
    return submitted === 0 ? t`The candidate hasn’t submitted yet.` : t`The candidate has submitted.`;
  if (submitted === 0) return t`None of the ${invited} candidates has submitted yet.`;
  if (submitted === invited) return t`All ${invited} candidates have submitted.`;
  return plural(submitted, {
    one: `# of ${plural(invited, { one: '# candidate', other: '# candidates' })} has submitted.`,
    other: `# of ${plural(invited, { one: '# candidate', other: '# candidates' })} have submitted.`,
  });
}
