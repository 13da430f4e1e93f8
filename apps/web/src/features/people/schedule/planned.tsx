import { changeReminder } from '@fourfold/contract/calls';
import type { PlannedReminder, Schedule } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { onClock } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ChangeReminder } from './change-reminder.tsx';
import { MoveLaunch } from './move-launch.tsx';
import { isToCome, sayNow, sayWhom } from './say-reminder.ts';
import type { SchedulePartProps } from './schedule-part.ts';

/** Invitations and reminders that wait for their hour: each can be changed, and none leaves twice. */
export function Planned({ schedule: { launches, reminders, automatic }, ...part }: SchedulePartProps) {
  const planned = reminders
    .filter(isToCome)
    .sort((a, b) => (a.leaves_at ?? '').localeCompare(b.leaves_at ?? ''));
  return (
    <section aria-labelledby="planned">
      <h3 id="planned" className="text-h4">
        <Trans>Planned</Trans>
      </h3>
      {launches.length + planned.length === 0 ? (
        <p className="mt-1 text-ui text-ink-soft">
          <Trans>Nothing is planned. Invite or remind people, and choose when the e-mails are sent.</Trans>
        </p>
      ) : (
        <ul className="mt-2 border-t text-ui">
          {launches.map((launch) => (
            <Launch key={launch.launch_at} {...launch} {...part} />
          ))}
          {planned.map((reminder) => (
            <Reminder key={reminder.id} reminder={reminder} nextAutomatic={automatic.next_at} {...part} />
          ))}
        </ul>
      )}
    </section>
  );
}

const row = 'flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5';

type Part = Omit<SchedulePartProps, 'schedule'>;

function Launch({ launch_at, people, change }: Schedule['launches'][number] & Part) {
  const [isMoving, setIsMoving] = useState(false);
  const when = onClock(launch_at);
  return (
    <li className={row}>
      <span className="font-medium whitespace-nowrap tabular-nums">{when}</span>
      <span className="mr-auto">{plural(people, { one: '# invitation', other: '# invitations' })}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Change the invitations for ${when}`}
        onClick={() => setIsMoving(true)}
      >
        <Trans>Change</Trans>
      </Button>
      {isMoving && (
        <MoveLaunch launchAt={launch_at} people={people} change={change} onClose={() => setIsMoving(false)} />
      )}
    </li>
  );
}

interface ReminderProps extends Part {
  reminder: PlannedReminder;
  nextAutomatic: string | null;
}

/** A cancelled one stays in its place until its hour, so that it can be taken back. */
function Reminder({ reminder, nextAutomatic, change, isBusy }: ReminderProps) {
  const [isChanging, setIsChanging] = useState(false);
  const when = onClock(reminder.leaves_at ?? '');
  const isCancelled = reminder.state === 'cancelled';
  const set = (cancelled: boolean) =>
    change(
      () => call(changeReminder, { params: { reminderId: reminder.id }, body: { cancelled } }),
      cancelled
        ? t`The reminder for ${when} has been cancelled.`
        : t`The reminder for ${when} has been scheduled again.`,
    );
  return (
    <li className={row}>
      <span className="font-medium whitespace-nowrap tabular-nums">{when}</span>
      <span className={cx('mr-auto min-w-0', isCancelled && 'text-ink-soft')}>
        {isCancelled
          ? t`Cancelled: reminder to ${sayWhom(reminder.whom)}`
          : t`Reminder to ${sayWhom(reminder.whom)}`}{' '}
        {reminder.people_now !== null && (
          <span className="text-ink-soft">{sayNow(reminder.whom.round, reminder.people_now)}</span>
        )}
      </span>
      {!isCancelled && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Change the reminder for ${when}`}
          onClick={() => setIsChanging(true)}
        >
          <Trans>Change</Trans>
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        loading={isBusy}
        aria-label={
          isCancelled ? t`Undo: schedule the reminder for ${when}` : t`Cancel the reminder for ${when}`
        }
        onClick={() => set(!isCancelled)}
      >
        {isCancelled ? t`Undo` : t`Cancel`}
      </Button>
      {isChanging && (
        <ChangeReminder
          reminder={reminder}
          nextAutomatic={nextAutomatic}
          change={change}
          onClose={() => setIsChanging(false)}
        />
      )}
    </li>
  );
}
