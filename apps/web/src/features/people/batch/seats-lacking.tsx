import { requestSeats } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUser } from '../../session/user-context.ts';

/** Too few seats for these lines: owners ask for more on the spot, and the lines stay where they are. */
export function SeatsLacking({ problem, missing }: { problem: string; missing: number }) {
  const owns = may(useUser(), 'organisation:own');
  const [answer, setAnswer] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function ask(): Promise<void> {
    setIsBusy(true);
    try {
      setAnswer((await call(requestSeats, { body: { seats: missing, note: null } })).message);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  if (answer !== null) {
    return (
      <Notice kind="success" live title={answer}>
        <Trans>Your lines stay in this tab. Come back here when you have the seats.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      actions={
        owns && (
          <Button size="small" loading={isBusy} onClick={ask}>
            {plural(missing, { one: 'Ask for # more seat', other: 'Ask for # more seats' })}
          </Button>
        )
      }
    >
      {failure ?? problem} {owns ? null : t`Your lines stay in this tab.`}
    </Notice>
  );
}
