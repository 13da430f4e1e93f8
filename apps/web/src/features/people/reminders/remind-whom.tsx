import type { AnswerOf, previewReminder } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { onDay } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { sayAutomatic } from './say-automatic.ts';

type Reached = Omit<AnswerOf<typeof previewReminder>, 'subject' | 'blocks'>;

interface RemindWhomProps extends Reached {
  /** On the clock where each person works; empty for now. */
  leavesAt: string;
}

/** How many and who, and how many are left out for what reason. */
export function RemindWhom(props: RemindWhomProps) {
  const { people, names, left_out, link_until, ended_at, next_automatic, leavesAt } = props;
  const isPlanned = leavesAt !== '';
  const reasons = [
    left_out.planned > 0 && t`${left_out.planned} not invited yet`,
    left_out.recent > 0 && t`${left_out.recent} e-mailed in the last 24 hours`,
    left_out.finished > 0 && t`${left_out.finished} finished, declined or can no longer answer`,
    left_out.unwilling > 0 && t`${left_out.unwilling} opted out of reminders about this questionnaire`,
    left_out.unreached > 0 && t`${left_out.unreached} not reached by the last e-mail`,
    left_out.asked_again > 0 && t`${left_out.asked_again} invited again in a later round`,
    left_out.ended > 0 &&
      ended_at !== null &&
      t`${left_out.ended} whose links work only until ${onDay(ended_at)}`,
  ].filter((reason) => reason !== false);
  const isTooLate = people === 0 && left_out.ended > 0 && ended_at !== null;
  const more = people - names.length;
  return (
    <div className="text-ui" role="status">
      <p className="font-medium">
        {isPlanned
          ? plural(people, {
              one: 'As things stand, # person gets this reminder.',
              other: 'As things stand, # people get this reminder.',
            })
          : plural(people, { one: '# person gets this reminder.', other: '# people get this reminder.' })}
      </p>
      {isTooLate && (
        <p className="mt-1 text-error">{t`The links work only until ${onDay(ended_at)}, so nobody can be reminded at that time. Please choose an earlier time.`}</p>
      )}
      {names.length > 0 && (
        <p className="text-ink-soft">{inRow(more > 0 ? [...names, t`${more} more`] : names)}</p>
      )}
      {link_until !== null && (
        <p className="mt-1">{t`It contains a new link, which works until ${onDay(link_until)}.`}</p>
      )}
      {reasons.length > 0 && <p className="mt-1 text-ink-soft">{t`Left out: ${inRow(reasons)}.`}</p>}
      {left_out.unwilling > 0 && (
        <p className="mt-1 text-ink-soft">{t`An opt-out applies to one invitation only. People invited to a later round will get reminders again.`}</p>
      )}
      {isPlanned && !isTooLate && (
        <p className="mt-1 text-ink-soft">{t`We check just before sending. People who have finished by then won’t get it.`}</p>
      )}
      {next_automatic !== null && (
        <p className="mt-1 text-ink-soft">{sayAutomatic(next_automatic, { leavesAt, people })}</p>
      )}
    </div>
  );
}
