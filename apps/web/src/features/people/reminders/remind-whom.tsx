import type { AnswerOf, previewReminder } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { inRow } from '../../../lib/lists.ts';

type Reached = Pick<AnswerOf<typeof previewReminder>, 'people' | 'names' | 'left_out'>;

/** How many and who, and how many are left out for what reason. */
export function RemindWhom({ people, names, left_out, isPlanned }: Reached & { isPlanned: boolean }) {
  const reasons = [
    left_out.planned > 0 && t`${left_out.planned} not invited yet`,
    left_out.recent > 0 && t`${left_out.recent} e-mailed in the last 24 hours`,
    left_out.finished > 0 && t`${left_out.finished} finished`,
    left_out.unwilling > 0 && t`${left_out.unwilling} opted out of reminders`,
    left_out.unreached > 0 && t`${left_out.unreached} not reached by the last e-mail`,
    left_out.asked_again > 0 && t`${left_out.asked_again} asked again in a later round`,
  ].filter((reason) => reason !== false);
  const more = people - names.length;
  return (
    <div className="text-ui" role="status">
      <p className="font-medium">
        {isPlanned
          ? plural(people, {
              one: 'As it stands, # person gets this reminder.',
              other: 'As it stands, # people get this reminder.',
            })
          : plural(people, { one: '# person gets this reminder.', other: '# people get this reminder.' })}
      </p>
      {names.length > 0 && (
        <p className="text-ink-soft">{inRow(more > 0 ? [...names, t`${more} more`] : names)}</p>
      )}
      {reasons.length > 0 && <p className="mt-1 text-ink-soft">{t`Left out: ${inRow(reasons)}.`}</p>}
      {isPlanned && (
        <p className="mt-1 text-ink-soft">{t`Who gets it is decided when it is sent: people who finish before then won’t get it.`}</p>
      )}
    </div>
  );
}
