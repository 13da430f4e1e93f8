import { getBilling } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { may } from '../../../lib/may.ts';
import { seatsRequested } from '../../../lib/seats-requested.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUser } from '../../session/user-context.ts';
import { AskSeats } from '../ask-seats.tsx';
import { type ReadLines, SaveLines, sayKept } from './save-lines.tsx';

interface SeatsLackingProps {
  problem: string;
  left: number;
  wanted: number;
  /** Lines that are still to be corrected take seats as well. */
  hasBad: boolean;
  isBusy: boolean;
  /** Ends when a correction that was being read stands in these numbers; null where it could not be read. */
  settled: () => Promise<unknown>;
  onInviteFirst: (people: number) => Promise<void>;
  /** All of them, as they stand now. */
  lines: ReadLines;
}

/** Too few seats for these lines: owners ask for more on the spot, and the lines stay where they are. */
export function SeatsLacking({
  problem,
  left,
  wanted,
  hasBad,
  isBusy,
  settled,
  onInviteFirst,
  lines,
}: SeatsLackingProps) {
  const missing = wanted - left;
  const owns = may(useUser(), 'organisation:own');
  /** Also what was asked for earlier, here or in Billing, by any owner. */
  const billing = useLoading('billing', async (signal) =>
    owns ? await call(getBilling, {}, { signal }) : null,
  );
  const requested = billing.value?.requested ?? null;
  const [isAsking, setIsAsking] = useState<'soon' | 'now' | null>(null);
  /** The number is that of the moment of pressing, with the correction whose field was left by it. */
  const ask = async () => {
    setIsAsking('soon');
    setIsAsking((await settled()) === null ? null : 'now');
  };
  const isCovered = requested !== null && requested.seats >= missing;
  const lacks = t`You have ${plural(left, { one: '# seat', other: '# seats' })} left and ${plural(wanted, { one: '# person', other: '# people' })} to invite.`;
  const asked = requested === null ? '' : `${seatsRequested(requested)} ${t`We’ll reply by e-mail.`}`;
  return (
    <>
      <Notice
        kind={isCovered ? 'success' : 'warning'}
        live
        title={isCovered ? asked : lacks}
        actions={
          <>
            {left > 0 && (
              <Button size="small" loading={isBusy} onClick={() => onInviteFirst(left)}>
                {plural(left, { one: 'Invite the first person', other: 'Invite the first #' })}
              </Button>
            )}
            {owns && (
              <Button
                size="small"
                variant={isCovered ? 'quiet' : 'secondary'}
                loading={isAsking === 'soon'}
                onClick={ask}
              >
                {requested === null ? (
                  <Trans>Ask for more seats</Trans>
                ) : (
                  <Trans>Ask for a different number of seats</Trans>
                )}
              </Button>
            )}
            <SaveLines name="people-to-invite.csv" read={lines} />
          </>
        }
      >
        {isCovered ? lacks : asked} {owns ? null : problem}{' '}
        {hasBad && t`Correcting the lines below changes these numbers.`} {sayKept()}
      </Notice>
      {isAsking === 'now' && (
        <AskSeats missing={missing} onAsked={billing.again} onClose={() => setIsAsking(null)} />
      )}
    </>
  );
}
