import type { PlannedReminder } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { onClock, onDay } from '../../../lib/dates.ts';
import { Fold } from '../../../ui/fold.tsx';
import { isToCome, sayWhom } from './say-reminder.ts';

/** What became of the reminders that people asked for, cancelled ones included. */
export function SentReminders({ reminders }: { reminders: readonly PlannedReminder[] }) {
  const past = reminders.filter((reminder) => !isToCome(reminder));
  if (past.length === 0) return null;
  return (
    <Fold
      className="mt-0"
      label={plural(past.length, { one: '# earlier reminder', other: '# earlier reminders' })}
    >
      <ul className="mt-1 border-t text-ui">
        {past.map((reminder) => (
          <li key={reminder.id} className="border-b py-1.5">
            <span className="font-medium whitespace-nowrap">
              {reminder.leaves_at === null ? onDay(reminder.created_at) : onClock(reminder.leaves_at)}
            </span>{' '}
            {sayWhom(reminder.whom)}: {outcome(reminder)}
            {reminder.asked_by !== null && (
              <span className="text-ink-soft"> {t`By ${reminder.asked_by}.`}</span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function outcome({ state, reminded }: PlannedReminder): string {
  if (state === 'cancelled') return t`cancelled.`;
  return reminded === 0
    ? t`nobody was reminded.`
    : plural(reminded, { one: '# person was reminded.', other: '# people were reminded.' });
}
