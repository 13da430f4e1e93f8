import type { KeptPlace } from './kept-place.ts';
import type { RespondentScreen } from './respondent-screen.ts';
import { isOpen, type OpenState, type RespondentState } from './respondent-state.ts';
import type { createServerClock } from './server-clock.ts';

/** As many as come with an answer of the server. */
const sentAhead = 4;

/** There is a way to go on, with or without a connection. */
export const isKept = (state: RespondentState): state is OpenState =>
  isOpen(state) && state.step !== 'submitted';

const ends: readonly RespondentScreen['step'][] = ['submitted', 'closed', 'invalid', 'expired'];

/** Nobody can go on from here with this link. */
export const isOver = (step: RespondentScreen['step']) => ends.includes(step);

/** Whether what an offline page would show is another than before. */
export const differs = (state: RespondentState, before: RespondentState): boolean =>
  (['opened', 'questions', 'minutes', 'untoldVersion', 'submitting'] as const).some(
    (part) => state[part] !== before[part],
  ) || state.answers.confirmed !== before.answers.confirmed;

/** What to go on from, as the server has it. */
export function placeOf(state: OpenState, clock: ReturnType<typeof createServerClock>): KeptPlace {
  const { opened, answers, minutes, untoldVersion, submitting, savedAt } = state;
  const questions = [...state.questions.values()]
    .map((question) => {
      const { id, answer_key } = question;
      const given = answers.confirmed.has(id) ? answers.given.get(id)?.key : undefined;
      return { ...question, answer_key: given ?? answer_key };
    })
    .toSorted((a, b) => a.number - b.number);
  const { response, invitation, total } = opened;
  return {
    envelope: {
      response: untoldVersion === null ? response : { ...response, acknowledged_at: null },
      invitation,
      unanswered_questions: questions.filter(({ answer_key }) => answer_key === null).slice(0, sentAhead),
      number_of_questions: total,
      number_of_answered_questions: answers.confirmedCount,
      saved_at: savedAt,
      overtaken: [],
      now: new Date(clock.now()).toISOString(),
    },
    questions,
    minutes,
    ahead: clock.ahead(),
    untoldVersion,
    submitting,
  };
}
