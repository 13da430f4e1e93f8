import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { may } from '../../lib/may.ts';
import { percentOf } from '../../lib/numbers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useUser } from '../session/user-context.ts';
import { hasEnded } from './has-ended.ts';
import type { PeopleSummary } from './people-data.ts';

/** All of them are 100%, and nothing less is. */
const percent = (rate: number | null) =>
  rate === null ? t`nobody yet` : percentOf(rate < 1 ? Math.min(rate, 0.99) : 1);

/** How many have answered, in a sentence or two; by department for anyone who asks. */
export function ResponseRates({ by_status: count, round, candidates, departments }: PeopleSummary) {
  const mayAskAgain = may(useUser(), 'organisation:manage');
  const [isOpen, setIsOpen] = useState(false);
  const planned = count.planned ?? 0;
  const isOver = hasEnded(round);
  // Nobody is left whom a reminder could reach, so none is offered.
  const silent = round.waiting > 0 && round.waiting === round.opted_out && !isOver;
  return (
    <>
      {round.number > 1 && t`Round ${round.number}: `}
      {round.invited === 1
        ? t`${round.submitted} of 1 employee has submitted`
        : plural(round.submitted, {
            one: `# of ${round.invited} employees has submitted`,
            other: `# of ${round.invited} employees have submitted`,
          })}
      {round.rate === null ? '.' : ` (${percent(round.rate)}).`}{' '}
      {departments.length > 1 && (
        <Trans>
          <button type="button" className="link cursor-pointer" onClick={() => setIsOpen(true)}>
            See departments
          </button>
          .
        </Trans>
      )}{' '}
      {silent &&
        plural(round.waiting, {
          one: 'The one who hasn’t finished has opted out of reminders.',
          other: 'The # who haven’t finished have opted out of reminders.',
        })}{' '}
      {round.ends_at !== null && !isOver && t`The round ends on ${onDay(round.ends_at)}.`}
      {round.ends_at !== null &&
        isOver &&
        t`The round ended on ${onDay(round.ends_at)}, so employees can’t answer any more.`}{' '}
      {isOver && mayAskAgain && t`Under “Reminders and dates”, you can let them continue.`}{' '}
      {mayAskAgain && round.number > 1 && round.invited === 0 && (
        <Trans>
          You can{' '}
          <Link to={pages.culture.path} className="link">
            invite the people from round {round.number - 1}
          </Link>{' '}
          on the Culture page.
        </Trans>
      )}{' '}
      {planned > 0 &&
        plural(planned, {
          one: '# invitation is planned for later.',
          other: '# invitations are planned for later.',
        })}{' '}
      {candidates.invited > 0 &&
        plural(candidates.submitted, {
          one: `# of ${plural(candidates.invited, { one: '# candidate', other: '# candidates' })} has also submitted.`,
          other: `# of ${plural(candidates.invited, { one: '# candidate', other: '# candidates' })} have also submitted.`,
        })}{' '}
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
    </>
  );
}
