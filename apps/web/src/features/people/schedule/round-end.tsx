import { changeSchedule } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { clockIn, onClock } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { hasEnded } from '../has-ended.ts';
import { LaunchField } from '../launch-field.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

/** From then on nobody can answer; taking the end away lets people go on. */
export function RoundEnd({ schedule: { round, time_zone }, mayChange, isBusy, change }: SchedulePartProps) {
  const zone = time_zone ?? 'UTC';
  const ends = round.ends_at === null ? '' : clockIn(round.ends_at, zone);
  const [at, setAt] = useState(ends);
  const [isAsking, setIsAsking] = useState(false);
  const set = async (ends_at: string | null) => {
    const done = await change(
      () => call(changeSchedule, { body: { ends_at } }),
      ends_at === null
        ? t`Round ${round.number} stays open.`
        : t`Round ${round.number} ends on ${onClock(ends_at)}.`,
    );
    if (done) setAt(ends_at ?? '');
  };
  const endNow = async () => {
    const ended = await call(changeSchedule, { body: { ends_at: 'now' } });
    await change(async () => ended, t`Round ${round.number} has ended.`);
    setAt(clockIn(ended.round.ends_at ?? '', zone));
  };
  return (
    <section aria-labelledby="round-end">
      <h3 id="round-end" className="text-h4">
        <Trans>End of round {round.number}</Trans>
      </h3>
      <p className="mt-1 text-ui text-ink-soft">
        {ends === ''
          ? t`This round has no closing date. Each link works for two weeks.`
          : hasEnded(round)
            ? t`It ended on ${onClock(ends)} (${zone}). Set a later date, or remove the closing date, to let people continue.`
            : t`It ends on ${onClock(ends)} (${zone}). After that, nobody can answer and no reminders are sent.`}
      </p>
      {mayChange && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <LaunchField
            isRequired
            label={t`Ends on`}
            hint={t`Times are in ${zone}.`}
            value={at}
            kept={ends}
            onChoose={setAt}
          />
          <Button loading={isBusy} disabled={at === '' || at === ends} onClick={() => set(at)}>
            <Trans>Save the closing date</Trans>
          </Button>
          {ends !== '' && (
            <Button variant="quiet" loading={isBusy} onClick={() => set(null)}>
              <Trans>Remove the closing date</Trans>
            </Button>
          )}
          {!hasEnded(round) && (
            <Button variant="quiet" loading={isBusy} onClick={() => setIsAsking(true)}>
              <Trans>End the round now</Trans>
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`End round ${round.number} now?`}
          description={t`Nobody can answer or submit any more, and no reminders are sent. Answers that were not submitted are kept but don’t count. To let people continue, remove the closing date or set a later one.`}
          confirm={t`End the round`}
          onConfirm={endNow}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
