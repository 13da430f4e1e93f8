import type { PlannedReminder } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';

/** Whom a reminder is for, as it was asked for. */
export function sayWhom({ people, department, status, kind }: PlannedReminder['whom']): string {
  if (people !== null) return plural(people, { one: '# selected person', other: '# selected people' });
  const who =
    status === 'sent'
      ? t`people who haven’t started`
      : status === 'begun'
        ? t`people who have started`
        : status === 'expired'
          ? t`people whose link has expired`
          : kind === 'candidate'
            ? t`candidates who haven’t finished`
            : t`everyone who hasn’t finished`;
  return department === null ? who : t`${who} in ${department}`;
}

/** In which round, and how many people it reaches as things stand. */
export function sayNow(round: number | null, people: number): string {
  const count = plural(people, {
    0: 'nobody as things stand',
    one: '# person as things stand',
    other: '# people as things stand',
  });
  return round === null ? `(${count})` : t`(round ${round}, ${count})`;
}

/** Planned, or cancelled before its hour: that can be taken back. */
export const isToCome = ({ state, leaves_at }: PlannedReminder): boolean =>
  state === 'planned' || (state === 'cancelled' && (leaves_at ?? '') > new Date().toISOString().slice(0, 16));
