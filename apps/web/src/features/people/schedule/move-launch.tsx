import { changeLaunch } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { onClock } from '../../../lib/dates.ts';
import { isOverEverywhere } from '../../../lib/to-come.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LaunchField } from '../launch-field.tsx';
import type { ChangeSchedule } from './schedule-part.ts';

interface MoveLaunchProps {
  launchAt: string;
  people: number;
  change: ChangeSchedule;
  onClose: () => void;
}

/** Planned invitations of one hour: another hour, now, or not at all. */
export function MoveLaunch({ launchAt, people, change, onClose }: MoveLaunchProps) {
  const [to, setTo] = useState(launchAt);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function move(where: string): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      const { changed, schedule } = await call(changeLaunch, { body: { launch_at: launchAt, to: where } });
      const count = plural(changed, { one: '# invitation', other: '# invitations' });
      await change(
        async () => schedule,
        where === 'now'
          ? t`${count} on the way.`
          : where === 'never'
            ? t`${count} withdrawn. The seats are free again.`
            : t`${count} scheduled for ${onClock(where)}.`,
      );
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={plural(people, { one: '# planned invitation', other: '# planned invitations' })}
      actions={
        <>
          <Button variant="quiet" loading={isBusy} onClick={() => move('never')}>
            {plural(people, { one: 'Withdraw it', other: 'Withdraw all #' })}
          </Button>
          <Button loading={isBusy} onClick={() => move('now')}>
            <Trans>Send now</Trans>
          </Button>
          <Button variant="primary" loading={isBusy} disabled={isOverEverywhere(to)} onClick={() => move(to)}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <LaunchField isRequired kept={launchAt} value={to} onChoose={setTo} />
      {problem !== null && (
        <Notice kind="error" live className="mt-4">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
