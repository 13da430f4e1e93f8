import { t } from '@lingui/core/macro';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Progress } from '../../ui/progress.tsx';
import type { Opened } from './respondent-screen.ts';

interface QuestionnaireProgressProps {
  state: Opened;
  /** The step that is on the screen: the next one, unless someone went back. */
  now?: number;
}

/** How far it is. The details count as one more step, so the end is never reached before they are sent. */
export function QuestionnaireProgress({ state, now = state.answered + 1 }: QuestionnaireProgressProps) {
  const { answered, total, timeLeft, isSaved } = state;
  // Where someone was before, only their device knows what it has said to be left.
  const isKnown = useHydrated() || answered === 0;
  const percent = Math.floor((answered / total) * 100);
  const text = t`${now} of ${total + 1}`;
  return (
    <>
      <Progress
        value={answered}
        max={total}
        label={t`Questions answered`}
        text={[text, `${percent}%`, ...(isSaved ? [t`saved`] : [])].join(' · ')}
        aside={answered === total ? t`almost done` : isKnown ? timeLeft : ''}
      />
      <p role="status" className="sr-only">
        {text}, {percent}%
      </p>
    </>
  );
}
