import { Trans } from '@lingui/react/macro';
import { onDay } from '../lib/dates.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface WeekQuestionProps {
  /** The Mondays of the weeks that can be answered, the earliest first. */
  weeks: readonly string[];
  /** The present one. */
  week: string;
  ticks: readonly { readonly week: string; readonly done: boolean }[];
  isBusy: boolean;
  onAnswer: (week: string, done: boolean) => void;
}

/** Was it done? Once a week, and changed as often as one likes until Sunday. */
export function WeekQuestion({ weeks, week: present, ticks, isBusy, onAnswer }: WeekQuestionProps) {
  return weeks.map((week) => {
    const said = ticks.find((tick) => tick.week === week)?.done;
    return (
      <div key={week} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ui font-medium">
          {week === present ? (
            <Trans>Was it done this week?</Trans>
          ) : (
            <Trans>Was it done in the week of {onDay(week)}?</Trans>
          )}
        </p>
        <div className="flex gap-2">
          <Button
            size="small"
            variant={said === true ? 'primary' : 'secondary'}
            aria-pressed={said === true}
            loading={isBusy}
            onClick={() => onAnswer(week, true)}
          >
            {said === true && <Icon name="check" />}
            {week === present ? <Trans>Done this week</Trans> : <Trans>Done that week</Trans>}
          </Button>
          <Button
            size="small"
            variant={said === false ? 'primary' : 'secondary'}
            aria-pressed={said === false}
            loading={isBusy}
            onClick={() => onAnswer(week, false)}
          >
            {said === false && <Icon name="check" />}
            {week === present ? <Trans>Not this week</Trans> : <Trans>Not that week</Trans>}
          </Button>
        </div>
      </div>
    );
  });
}
