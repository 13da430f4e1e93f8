import { requestSeats } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUser } from '../../session/user-context.ts';

interface SeatsLackingProps {
  problem: string;
  left: number;
  wanted: number;
  /** Lines that are still to be corrected take seats as well. */
  hasBad: boolean;
  isBusy: boolean;
  onInviteFirst: (people: number) => Promise<void>;
}

/** Too few seats for these lines: owners ask for more on the spot, and the lines stay where they are. */
export function SeatsLacking({
  problem,
  left,
  wanted,
  hasBad,
  isBusy: isSending,
  onInviteFirst,
}: SeatsLackingProps) {
  const missing = wanted - left;
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
  const first = left > 0 && (
    <Button size="small" loading={isSending} onClick={() => onInviteFirst(left)}>
      {plural(left, { one: 'Invite the first person', other: 'Invite the first #' })}
    </Button>
  );
  if (answer !== null) {
    return (
      <Notice kind="success" live title={answer} actions={first}>
        <Trans>Your lines stay in this tab. Come back here when you have the seats.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      title={t`You have ${plural(left, { one: '# seat', other: '# seats' })} left and ${plural(wanted, { one: '# person', other: '# people' })} to invite.`}
      actions={
        <>
          {first}
          {owns && (
            <Button size="small" loading={isBusy} onClick={ask}>
              {plural(missing, { one: 'Ask for # more seat', other: 'Ask for # more seats' })}
            </Button>
          )}
        </>
      }
    >
      {failure ?? (owns ? null : problem)} {hasBad && t`Correcting the lines below changes these numbers.`}{' '}
      {owns ? null : t`Your lines stay in this tab.`}
    </Notice>
  );
}
