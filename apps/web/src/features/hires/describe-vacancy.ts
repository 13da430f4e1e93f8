import type { Vacancy } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { onDay } from '../../lib/dates.ts';

type Counted = Pick<Vacancy, 'submitted' | 'invited' | 'declined' | 'withdrawn'>;
type Described = Counted & Pick<Vacancy, 'team' | 'closed_at' | 'erase_on'>;

/** Withdrawn invitations count as well: their names stay in the list until they are erased. */
export const hasCandidates = ({ invited, withdrawn }: Pick<Vacancy, 'invited' | 'withdrawn'>): boolean =>
  invited + withdrawn > 0;

/** For which team, what became of the invitations, and of a closed one what becomes of the candidates’ data. */
export function describeVacancy({ team, closed_at, erase_on, ...counted }: Described): string {
  const isUsed = hasCandidates(counted);
  return [
    ...(team === null ? [] : [t`For ${team.name}.`]),
    ...(isUsed ? sayInvitations(counted) : []),
    ...(closed_at === null ? [] : [t`Closed on ${onDay(closed_at)}.`]),
    ...(isUsed ? [] : [sayNobody(closed_at)]),
    ...(isUsed && erase_on !== null ? [t`Its candidates’ data will be erased on ${onDay(erase_on)}.`] : []),
  ].join(' ');
}

const sayNobody = (closedAt: string | null): string =>
  closedAt === null
    ? t`No candidates have been invited yet.`
    : t`No candidates are left, so there is no data to erase.`;

function sayInvitations({ submitted, invited, declined, withdrawn }: Counted): string[] {
  if (invited === 0)
    return [
      plural(withdrawn, {
        one: 'The invitation has been withdrawn.',
        other: 'All # invitations have been withdrawn.',
      }),
    ];
  const others =
    withdrawn === 0
      ? []
      : [
          plural(withdrawn, {
            one: '# more invitation has been withdrawn.',
            other: '# more invitations have been withdrawn.',
          }),
        ];
  return [...sayAnswers(submitted, declined, invited), ...others];
}

function sayAnswers(submitted: number, declined: number, invited: number): string[] {
  if (declined === invited)
    return [
      plural(invited, { one: 'The candidate has declined.', other: 'All # candidates have declined.' }),
    ];
  return [
    saySubmitted(submitted, invited),
    ...(declined === 0 ? [] : [plural(declined, { one: '# has declined.', other: '# have declined.' })]),
  ];
}

function saySubmitted(submitted: number, invited: number): string {
  if (invited === 1)
    return submitted === 0 ? t`The candidate hasn’t submitted yet.` : t`The candidate has submitted.`;
  if (submitted === 0) return t`None of the ${invited} candidates has submitted yet.`;
  if (submitted === invited) return t`All ${invited} candidates have submitted.`;
  return plural(submitted, {
    one: `# of ${plural(invited, { one: '# candidate', other: '# candidates' })} has submitted.`,
    other: `# of ${plural(invited, { one: '# candidate', other: '# candidates' })} have submitted.`,
  });
}

/** In a list to choose from: the bracket says how far it is, once there is something to count. */
export function nameVacancy({
  title,
  closed_at,
  submitted,
  invited,
}: Pick<Vacancy, 'title' | 'closed_at' | 'submitted' | 'invited'>): string {
  const name = invited === 0 ? title : t`${title} (${submitted} of ${invited} submitted)`;
  return closed_at === null ? name : t`${name}, closed`;
}
