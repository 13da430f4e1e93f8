import { timeLeft } from './pace.ts';
import { pageOf } from './question-pages.ts';
import type { OpenStep, RespondentScreen } from './respondent-screen.ts';
import { answeredOf, chosenOn, type RespondentState } from './respondent-state.ts';

/** What is on the screen where a respondent is: everything that follows is worked out here, and nowhere else. */
export function screenOf(state: RespondentState): RespondentScreen {
  const { step, message, opened } = state;
  switch (step) {
    case 'loading':
    case 'invalid':
    case 'expired':
      return { step };
    case 'closed':
    case 'unreachable':
      return { step, message };
    default:
      return opened === null ? { step: 'loading' } : openScreen(step, state, opened);
  }
}

function openScreen(
  step: OpenStep,
  state: RespondentState,
  opened: NonNullable<RespondentState['opened']>,
): RespondentScreen {
  const {
    at,
    size,
    missing,
    sought,
    saving,
    busy,
    problem,
    fields,
    questions,
    answers,
    typed,
    submitting,
    isJustSubmitted,
    ownPage,
    hasCaughtUp,
  } = state;
  const { total } = opened;
  const page = pageOf(questions, { at, size, total });
  const answered = answeredOf(state, total);
  return {
    step,
    ...opened,
    answered,
    isSaved: answered > 0 && answers.waiting.size === 0,
    hasDrafts: answers.drafts.size > 0,
    at,
    page,
    chosen: chosenOn(page ?? [], answers),
    missing,
    sought,
    timeLeft: timeLeft(state.minutes ?? 1),
    saving,
    typed,
    submitting,
    isJustSubmitted,
    ownPage,
    hasCaughtUp,
    busy,
    problem,
    fields,
  };
}
