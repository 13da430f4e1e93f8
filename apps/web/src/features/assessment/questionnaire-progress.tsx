import { t } from '@lingui/core/macro';
import { Progress } from '../../ui/progress.tsx';
import type { Opened } from './respondent-screen.ts';

/** How far it is. The details count as one more step, so the end is never reached before they are sent. */
export function QuestionnaireProgress({ state: { answered, total, timeLeft } }: { state: Opened }) {
  const percent = Math.floor((answered / total) * 100);
  const text = t`${answered + 1} of ${total + 1}`;
  return (
    <>
      <Progress
        value={answered}
        max={total}
        label={t`Questions answered`}
        text={`${text} · ${percent}%`}
        aside={answered < total ? timeLeft : t`almost done`}
      />
      <p role="status" className="sr-only">
        {text}, {percent}%
      </p>
    </>
  );
}
