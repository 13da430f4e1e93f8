import type { AnswerItem, Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { type Answers, catchUp, confirm, draft, send, sendAsTapped, sendDrafts, takeUp } from './answers.ts';
import type { EndStep } from './end-of.ts';
import type { KeptPlace } from './kept-place.ts';
import { findQuestion, pageOf, pageSize, pageStart, withAnswerKey, withQuestions } from './question-pages.ts';
import type { Details, Opened, OpenStep } from './respondent-screen.ts';
import {
  answeredOf,
  atFirst,
  isAnswered,
  isDoublePress,
  isOpen,
  minutesOf,
  missingOnPage,
  type OpenState,
  pageBefore,
  type RespondentState,
  tellsOfOthers,
} from './respondent-state.ts';
import type { Saving } from './send-answers.ts';

export type RespondentEvent =
  | { readonly type: 'opening' }
  | {
      readonly type: 'opened';
      readonly envelope: RespondentEnvelope;
      readonly kept: readonly AnswerItem[];
      readonly typed?: Partial<Details>;
      /** What an earlier visit has left on this device. */
      readonly place?: Partial<Omit<KeptPlace, 'envelope'>>;
      /** In the place of those in hand: of the same moment as the envelope. */
      readonly questions?: readonly Question[];
    }
  /** `untold`: the version that was read while nobody could be told. */
  | { readonly type: 'acknowledged'; readonly at: string | null; readonly untold: string | null }
  | { readonly type: 'told' }
  | { readonly type: 'typed'; readonly details: Partial<Details> }
  | { readonly type: 'submitting'; readonly details: Details | null }
  | {
      readonly type: 'chose';
      readonly questionId: number;
      readonly key: string;
      readonly seconds: number;
      readonly secondsEach: number | null;
      readonly time: number;
    }
  | { readonly type: 'next'; readonly now: number; readonly time: number }
  | { readonly type: 'back'; readonly now: number }
  | { readonly type: 'left' }
  | { readonly type: 'led to'; readonly at: number; readonly now: number }
  | { readonly type: 'resized'; readonly room: number }
  | { readonly type: 'arrived'; readonly questions: readonly Question[] }
  | { readonly type: 'saving'; readonly saving: Saving }
  | { readonly type: 'saved'; readonly envelope: RespondentEnvelope; readonly sent: readonly AnswerItem[] }
  | { readonly type: 'rest found'; readonly envelope: RespondentEnvelope }
  /** `asked`: what this window had when it asked. The questions are those around where it is. */
  | {
      readonly type: 'caught up';
      readonly envelope: RespondentEnvelope;
      readonly questions: readonly Question[];
      readonly asked: Answers;
      readonly now: number;
    }
  | { readonly type: 'submitted'; readonly envelope: RespondentEnvelope }
  | { readonly type: 'asked' }
  | { readonly type: 'answered' }
  | { readonly type: 'failed'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: 'problem over' }
  | { readonly type: 'reminders stopped'; readonly at: string }
  | {
      readonly type: 'ended';
      readonly step: EndStep;
      readonly message: string;
    };

/** What happens to a respondent, and where it leads. Time comes with the event; nothing is asked of anybody. */
export function reduce(state: RespondentState, event: RespondentEvent): RespondentState {
  return withMinutes(after(state, event));
}

/** Someone slow, or a page that was opened anew, is told no more minutes than before. */
function withMinutes(state: RespondentState): RespondentState {
  if (!isOpen(state)) return state;
  const left = minutesOf(state);
  return state.minutes !== null && state.minutes <= left ? state : { ...state, minutes: left };
}

function after(state: RespondentState, event: RespondentEvent): RespondentState {
  switch (event.type) {
    case 'opening':
      return { ...state, step: 'loading', untoldVersion: null };
    case 'opened':
      return opened(state, event);
    case 'resized':
      return resized(state, event.room);
    case 'arrived':
      return { ...state, questions: withQuestions(state.questions, event.questions) };
    case 'ended':
      return ended(state, event.step, event.message);
    default:
      // An answer to a call may come after the link has died: there is no way to go on.
      return isOpen(state) ? onTheWay(state, event) : state;
  }
}

type OnTheWay = Exclude<
  RespondentEvent,
  { type: 'opening' } | { type: 'opened' } | { type: 'resized' } | { type: 'arrived' } | { type: 'ended' }
>;

function onTheWay(state: OpenState, event: OnTheWay): RespondentState {
  const { total } = state.opened;
  const withResponse = (patch: Partial<Opened['response']>) => ({
    ...state.opened,
    response: { ...state.opened.response, ...patch },
  });
  switch (event.type) {
    case 'acknowledged':
      return {
        ...state,
        opened: withResponse({ acknowledged_at: event.at }),
        step: 'answering',
        untoldVersion: event.untold,
      };
    case 'told':
      return { ...state, untoldVersion: null };
    case 'typed':
      return { ...state, typed: { ...state.typed, ...event.details } };
    case 'submitting':
      return { ...state, submitting: event.details };
    case 'chose':
      return chose(state, event);
    case 'next':
      return next(state, total, event);
    case 'back':
      return turnTo(state, pageBefore(state) ?? 1, event.now);
    case 'left':
      return state.answers.drafts.size === 0 ? state : { ...state, answers: sendAsTapped(state.answers) };
    case 'led to':
      // The browser's Back after the submission leads to no page that could still be answered.
      return state.step === 'submitted' ? state : ledTo(state, event.at, event.now);
    case 'saving':
      return { ...state, saving: event.saving };
    case 'saved':
      return saved(state, event.envelope, event.sent);
    case 'rest found':
      return restFound(state, event.envelope);
    case 'caught up':
      return caughtUp(state, event);
    case 'submitted':
      return { ...submitted(state, event.envelope), isJustSubmitted: true };
    case 'asked':
      return { ...state, busy: true, problem: null, fields: {} };
    case 'answered':
      return { ...state, busy: false, seeksRest: false };
    case 'failed':
      return { ...state, problem: event.message, fields: event.fields };
    case 'problem over':
      return { ...state, problem: null };
    case 'reminders stopped':
      return { ...state, opened: withResponse({ no_reminders_at: event.at }) };
  }
}

function opened(
  state: RespondentState,
  { envelope, kept, typed, place, questions }: Extract<RespondentEvent, { type: 'opened' }>,
): RespondentState {
  const { invitation, number_of_questions: total } = envelope;
  const { version } = invitation?.visibility ?? {};
  const untoldVersion = place?.untoldVersion === version ? (place?.untoldVersion ?? null) : null;
  const acknowledged_at = envelope.response.acknowledged_at ?? (untoldVersion === null ? null : envelope.now);
  const response = { ...envelope.response, acknowledged_at };
  const [first] = envelope.unanswered_questions;
  const inHand = withQuestions(
    questions === undefined ? state.questions : withQuestions(new Map(), questions),
    envelope.unanswered_questions,
  );
  const { form } = response;
  const size = pageSize(state.room, form);
  const next: RespondentState = {
    ...atFirst(state.room),
    step: stepOf({ ...envelope, response }),
    at: first === undefined ? Math.max(1, total - size + 1) : pageStart(inHand, first.number, form),
    size,
    opened: { response, invitation, total },
    answers: { ...state.answers, confirmedCount: envelope.number_of_answered_questions },
    questions: inHand,
    turnedAt: state.turnedAt,
    secondsEach: state.secondsEach ?? envelope.seconds_each ?? null,
    minutes: place?.minutes ?? state.minutes,
    untoldVersion: envelope.response.acknowledged_at === null ? untoldVersion : null,
    typed: typed ?? state.typed,
    submitting: place?.submitting ?? null,
    savedAt: envelope.saved_at ?? null,
  };
  if (next.step === 'submitted') return forget(next);
  const withKept = { ...next, answers: takeUp(next.answers, kept) };
  return next.step === 'answering' ? pastKept(withKept, total, place?.questions ?? []) : withKept;
}

/** Behind what was answered here and could not be sent: nobody wants to turn those pages once more. */
function pastKept(state: RespondentState, total: number, known: readonly Question[]): RespondentState {
  if (answeredOf(state, total) >= total) return { ...state, step: 'confirming' };
  const all = [...withQuestions(state.questions, known).values()].toSorted((a, b) => a.number - b.number);
  const open = all.find(({ id, number, answer_key }) => {
    return number >= state.at && answer_key === null && !state.answers.given.has(id);
  });
  return open === undefined ? state : { ...state, at: startOf(state, open) };
}

function stepOf({ response, unanswered_questions }: RespondentEnvelope): OpenStep {
  if (response.submitted_at !== null) return 'submitted';
  if (response.acknowledged_at === null) return 'introduction';
  return unanswered_questions.length > 0 ? 'answering' : 'confirming';
}

/** Where the page begins on which this question is gone on from. */
const startOf = ({ questions, opened }: RespondentState, { number }: Question): number =>
  opened === null ? number : pageStart(questions, number, opened.response.form);

/** Nobody knows how many questions fit before it is known which form is asked. */
const resized = (state: RespondentState, room: number): RespondentState => ({
  ...state,
  room,
  size: state.opened === null ? room : pageSize(room, state.opened.response.form),
});

const forget = (state: RespondentState): RespondentState => ({
  ...state,
  typed: {},
  answers: { ...state.answers, drafts: new Map(), waiting: new Map() },
});

function ended(state: RespondentState, step: EndStep, message: string): RespondentState {
  const there = { ...state, step, message, busy: false, seeksRest: false };
  return step === 'closed' ? forget(there) : there;
}

function chose(
  state: RespondentState,
  { questionId, key, seconds, secondsEach, time }: Extract<RespondentEvent, { type: 'chose' }>,
): RespondentState {
  const question = findQuestion(state.questions, questionId);
  if (question === undefined) return state;
  const answer = question.options.find((option) => option.key === key)?.text ?? '';
  const item = { question_id: questionId, question_key: question.key, key, answer, seconds };
  const answers = draft(state.answers, item, time);
  const chosen = answers.given.get(questionId);
  // A correction is meant as it is tapped: the page may be left without Next.
  const isCorrection = chosen !== undefined && isAnswered(state, questionId);
  return {
    ...state,
    answers: isCorrection ? send(answers, [chosen]) : answers,
    missing: state.missing.filter((id) => id !== questionId),
    secondsEach: secondsEach ?? state.secondsEach,
  };
}

function next(
  state: RespondentState,
  total: number,
  { now, time }: { readonly now: number; readonly time: number },
): RespondentState {
  const missing = missingOnPage(state);
  if (missing === null) return state;
  if (missing.length > 0) {
    if (isDoublePress(state, now)) return state;
    return { ...state, missing, sought: [...new Set([...state.sought, ...missing])] };
  }
  const ids = new Set(pageOf(state.questions, { ...state, total })?.map(({ id }) => id));
  const sent = { ...state, missing, answers: sendDrafts(state.answers, ids, time) };
  if (state.at + state.size <= total) return turnTo(sent, state.at + state.size, now);
  if (answeredOf(sent, total) >= total) return { ...sent, step: 'confirming', problem: null };
  return { ...sent, busy: true, problem: null, fields: {}, seeksRest: true };
}

function ledTo(state: OpenState, at: number, now: number): RespondentState {
  const { total } = state.opened;
  if (at <= total) return turnTo(state, at, now);
  return answeredOf(state, total) >= total ? { ...state, step: 'confirming', problem: null } : state;
}

const turnTo = (state: RespondentState, at: number, turnedAt: number): RespondentState => ({
  ...state,
  step: 'answering',
  at,
  missing: [],
  sought: [],
  problem: null,
  turnedAt,
  hasCaughtUp: false,
});

function saved(
  state: RespondentState,
  envelope: RespondentEnvelope,
  sent: readonly AnswerItem[],
): RespondentState {
  const corrected = envelope.overtaken.reduce(
    (questions, { question_id, answer_key }) => withAnswerKey(questions, question_id, answer_key),
    state.questions,
  );
  const next = {
    ...state,
    answers: confirm(state.answers, envelope, sent),
    questions: withQuestions(corrected, envelope.unanswered_questions),
    savedAt: envelope.saved_at,
    isBehind: state.isBehind || tellsOfOthers(state, envelope, sent),
  };
  return envelope.response.submitted_at === null ? next : submitted(next, envelope);
}

/** After the last page: what another device or a gap has left, or the details. */
function restFound(state: RespondentState, { unanswered_questions }: RespondentEnvelope): RespondentState {
  const [rest] = unanswered_questions;
  if (rest === undefined) return { ...state, step: 'confirming', saving: 'saved' };
  return { ...turnTo(state, startOf(state, rest), state.turnedAt), saving: 'saved' };
}

/** Goes on where another window or device has come to, unless this page still has something to answer. */
function caughtUp(
  state: OpenState,
  { envelope, questions, asked, now }: Extract<RespondentEvent, { type: 'caught up' }>,
): RespondentState {
  const { response, unanswered_questions, number_of_answered_questions, saved_at } = envelope;
  const there: OpenState = {
    ...state,
    opened: { ...state.opened, response },
    answers: catchUp(state.answers, asked, number_of_answered_questions),
    // Of all others nobody knows whether they are still as they were: those are fetched again.
    questions: withQuestions(withQuestions(new Map(), questions), unanswered_questions),
    savedAt: saved_at,
    isBehind: false,
  };
  if (response.submitted_at !== null) return submitted(there, envelope);
  if (response.acknowledged_at === null) return there;
  const next = isPageOver(state, there) ? goOn(there, unanswered_questions, now) : there;
  return { ...next, hasCaughtUp: looksOther(state, next) };
}

const isPageOver = (before: OpenState, after: OpenState): boolean =>
  before.step === 'introduction' ||
  (missingOnPage(before)?.length !== 0 && missingOnPage(after)?.length === 0);

const goOn = (state: OpenState, [rest]: readonly Question[], now: number): RespondentState =>
  rest === undefined
    ? { ...state, step: 'confirming', problem: null }
    : turnTo(state, startOf(state, rest), now);

function looksOther(before: OpenState, after: RespondentState): boolean {
  if (after.step !== before.step || after.at !== before.at) return true;
  const page = pageOf(before.questions, { ...before, total: before.opened.total }) ?? [];
  const chosen = (state: RespondentState) =>
    page.map(({ id }) => state.answers.given.get(id)?.key ?? findQuestion(state.questions, id)?.answer_key);
  return chosen(after).join() !== chosen(before).join();
}

const submitted = (state: RespondentState, { response, own_page }: RespondentEnvelope): RespondentState =>
  forget({
    ...state,
    step: 'submitted',
    submitting: null,
    ownPage: own_page ?? state.ownPage,
    busy: false,
    opened: state.opened === null ? null : { ...state.opened, response },
  });
