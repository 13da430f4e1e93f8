import { remindResponses } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { percentOf } from '../../lib/numbers.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { PeopleSummary } from './people-data.ts';

const percent = (rate: number | null) =>
  rate === null ? t`nobody yet` : percentOf(Math.floor(rate * 100) / 100);

/** How many have answered, as one line; by department for anyone who asks. */
export function ResponseRates({ by_status: count, round, departments }: PeopleSummary) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useChange();
  const waiting = (count.sent ?? 0) + (count.begun ?? 0) + (count.expired ?? 0);
  const remind = () =>
    run(async () => {
      const { reminded } = await call(remindResponses, { body: {} });
      toast(
        reminded === 0
          ? t`Nobody was reminded: everyone who has not finished was mailed in the last 24 hours, or wants no reminders.`
          : plural(reminded, {
              one: '# person is reminded, each with a fresh link.',
              other: '# people are reminded, each with a fresh link.',
            }),
        { kind: reminded === 0 ? 'info' : 'success' },
      );
    });
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p>
        {round.number > 1 && t`Round ${round.number}: `}
        {t`${round.submitted} of ${plural(round.invited, { one: '# person has', other: '# people have' })} submitted`}
        {round.rate !== null && ` (${percent(round.rate)})`}
      </p>
      {departments.length > 1 && (
        <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
          <Trans>By department</Trans>
        </Button>
      )}
      {waiting > 0 && (
        <Button size="small" loading={isBusy} onClick={remind}>
          <Trans>Remind people who haven't finished</Trans>
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Submitted by department`}>
        <ul className="grid gap-4">
          {departments.map(({ department, invited, submitted, rate: share }) => (
            <li key={department}>
              <p className="mb-1 text-ui">{department}</p>
              <Progress
                value={submitted}
                max={Math.max(1, invited)}
                label={t`Submitted in ${department}`}
                text={t`${submitted} of ${invited}`}
                aside={percent(share)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
