import { getSchedule } from '@fourfold/contract/calls';
import type { Schedule } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, messageOf } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../session/user-context.ts';
import { AutomaticReminders } from './automatic-reminders.tsx';
import { Planned } from './planned.tsx';
import { RoundEnd } from './round-end.tsx';
import type { ChangeSchedule } from './schedule-part.ts';
import { SentReminders } from './sent-reminders.tsx';
import { TimeZones } from './time-zones.tsx';

/** Everything that leaves by itself, in the order in which one asks: what is next, what comes again, when it ends. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const [changed, setChanged] = useState<Schedule | null>(null);
  const { revalidate } = useRevalidator();
  const { value, error, again } = useLoading('schedule', (signal) => call(getSchedule, {}, { signal }));
  const schedule = changed ?? value;
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Pick<ComponentProps<typeof Notice>, 'kind' | 'children'> | null>(null);
  // Said in the dialog: what passes by at the foot of the page lies behind it.
  const change: ChangeSchedule = async (act, done) => {
    setIsBusy(true);
    try {
      setChanged(await act());
      setSaid({ kind: 'success', children: done });
      return true;
    } catch (failure) {
      setSaid({ kind: 'error', children: messageOf(failure) });
      return false;
    } finally {
      setIsBusy(false);
      // The list behind it shows what has moved.
      void revalidate();
    }
  };
  const parts = { mayChange: may(useUser(), 'organisation:manage'), isBusy, change };
  return (
    <Dialog open wide onClose={onClose} title={t`Reminders and dates`}>
      {schedule === null ? (
        error === null ? (
          <Skeleton label={t`Loading what is planned`} />
        ) : (
          <Notice
            kind="error"
            live
            actions={
              <Button size="small" onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {messageOf(error, t`This could not be loaded. Please check your connection.`)}
          </Notice>
        )
      ) : (
        <div className="grid gap-7">
          {said !== null && <Notice live {...said} />}
          <Planned {...parts} schedule={schedule} />
          <AutomaticReminders {...parts} schedule={schedule} />
          {schedule.round.number > 0 && <RoundEnd {...parts} schedule={schedule} />}
          <TimeZones {...parts} schedule={schedule} />
          <SentReminders reminders={schedule.reminders} />
        </div>
      )}
    </Dialog>
  );
}
