import { t } from '@lingui/core/macro';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Progress } from '../../ui/progress.tsx';
import type { Opened } from './respondent-screen.ts';
import { sayProgress } from './say-progress.ts';
import { useOnline } from './use-online.ts';

interface QuestionnaireProgressProps {
  state: Opened;
  /** The question that is on the screen: the next one, unless someone went back. Null on the details. */
  now: number | null;
}

/** How far it is. The details are no question, and the last answer is not yet the end: that is Submit. */
export function QuestionnaireProgress({ state, now }: QuestionnaireProgressProps) {
  const { answered, total, hasDrafts, isSaved, timeLeft } = state;
  const isOnline = useOnline();
  // Where someone was before, only their device knows what it has said to be left.
  const isKnown = useHydrated() || answered === 0;
  const said = sayProgress(state, now);
  const time = isKnown ? timeLeft : '';
  const rest = answered < total ? time : now === null ? '' : t`almost done`;
  // In the place of the time, so that the line stays one line and nothing below it moves.
  const isKept = hasDrafts || (answered > 0 && !isSaved);
  const aside = isKept && !isOnline ? t`kept here until you’re online` : rest;
  return (
    <>
      <Progress
        value={answered}
        max={total}
        label={t`Questions answered`}
        text={said.join(' · ')}
        aside={aside}
      />
      <p role="status" className="sr-only">
        {said.slice(0, 2).join(', ')}
      </p>
    </>
  );
}
