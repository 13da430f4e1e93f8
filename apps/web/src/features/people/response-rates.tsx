import { remindResponses } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { percentOf } from '../../lib/numbers.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { PeopleSummary } from './people-data.ts';

const percent = (rate: number | null) =>
  rate === null ? t`nobody yet` : percentOf(Math.floor(rate * 100) / 100);

/** How many have answered, in one sentence and by department, and the means to remind the others. */
export function ResponseRates({ by_status: count, round, departments }: PeopleSummary) {
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
    <section aria-labelledby="rates" className="border-t py-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="rates" className="text-h4">
          {round.number > 1 && t`Round ${round.number}: `}
          {t`${round.submitted} of ${plural(round.invited, { one: '# person has', other: '# people have' })} submitted`}
          {round.rate !== null && ` (${percent(round.rate)})`}
        </h2>
        {waiting > 0 && (
          <Button loading={isBusy} onClick={remind}>
            <Trans>Remind who has not finished</Trans>
          </Button>
        )}
      </div>
      {departments.length > 1 && (
        <ul className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
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
      )}
    </section>
  );
}
