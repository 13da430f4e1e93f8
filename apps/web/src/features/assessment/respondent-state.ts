import type { AnswerItem, Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { type Answers, noAnswers } from './answers.ts';
import { minutesLeft, usualPace } from './pace.ts';
import { findQuestion, pageOf, type Questions } from './question-pages.ts';
import type { Details, Opened, OpenStep, RespondentScreen } from './respondent-screen.ts';
import type { Saving } from './send-answers.ts';

/** A press that follows a turn of the page so closely was meant for the page before. */
const doublePressMs = 600;

/** Where one respondent is. The screen is drawn from it, and the effects act by it. */
export interface RespondentState {
  readonly step: RespondentScreen['step'];
  /** Why it is closed, or cannot be reached. */
  readonly message: string;
  /** What the link opened; null before it has. */
  readonly opened: Pick<Opened, 'response' | 'invitation' | 'total'> | null;
  readonly answers: Answers;
  readonly questions: Questions;
  /** Number of the page's first question, from 1, and how many questions a page has. */
  readonly at: number;
  readonly size: number;
  /** How many the screen has room for, whatever they are. */
  readonly room: number;
  readonly turnedAt: number;
  readonly missing: readonly number[];
  /** All that Next has found without an answer since this page was turned to, those answered since among them. */
  readonly sought: readonly number[];
  /** Seconds that a question takes this person; null before there are enough to mean something. */
  readonly secondsEach: number | null;
  /** The least that was ever said to be left; it never rises. Null before anything was said. */
  readonly minutes: number | null;
  /** The version of who sees what that was read here while nobody could be told. */
  readonly untoldVersion: string | null;
  /** What was typed over the details that the invitation had, and is not submitted. */
  readonly typed: Partial<Details>;
  /** What Submit was pressed with, until the server has answered. */
  readonly submitting: Details | null;
  /** It was submitted just now, from here. */
  readonly isJustSubmitted: boolean;
  /** The way to the page of their own, for the person who has just submitted. */
  readonly ownPage: string | null;
  readonly saving: Saving;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The last page was turned, and the server is asked what is still open. */
  readonly seeksRest: boolean;
  /** When the server last stored an answer, as far as this window knows. */
  readonly savedAt: string | null;
  /** Someone has answered in another window or on another device, and this one does not show it yet. */
  readonly isBehind: boolean;
  /** This page has just changed, because it shows that now. */
  readonly hasCaughtUp: boolean;
}

export const atFirst = (room: number): RespondentState => ({
  step: 'loading',
  message: '',
  opened: null,
  answers: noAnswers,
  questions: new Map(),
  at: 1,
  size: room,
  room,
  turnedAt: Number.NEGATIVE_INFINITY,
  missing: [],
  sought: [],
  secondsEach: null,
  minutes: null,
  untoldVersion: null,
  typed: {},
  submitting: null,
  isJustSubmitted: false,
  ownPage: null,
  saving: 'saved',
  busy: false,
  problem: null,
  fields: {},
  seeksRest: false,
  savedAt: null,
  isBehind: false,
  hasCaughtUp: false,
});

/** The link has opened, and there is a way to go on. */
export type OpenState = RespondentState & {
  readonly step: OpenStep;
  readonly opened: NonNullable<RespondentState['opened']>;
};

const openSteps: readonly string[] = ['introduction', 'answering', 'confirming', 'submitted'];

export const isOpen = (state: RespondentState): state is OpenState =>
  state.opened !== null && openSteps.includes(state.step);

/** With these, once the server has them. */
function countWith({ answers, questions }: RespondentState, items: readonly AnswerItem[]): number {
  const isNew = ({ question_id: id }: AnswerItem) =>
    !answers.confirmed.has(id) && !findQuestion(questions, id)?.answer_key;
  return answers.confirmedCount + items.filter(isNew).length;
}

/** Those that the server has counted, and those on their way to it. */
export const answeredOf = (state: RespondentState, total: number): number =>
  Math.min(total, countWith(state, [...state.answers.waiting.values()]));

/** What the server says after a save tells of answers that did not come from here. */
export const tellsOfOthers = (
  state: RespondentState,
  { number_of_answered_questions, overtaken, saved_at }: RespondentEnvelope,
  sent: readonly AnswerItem[],
): boolean =>
  overtaken.length > 0 ||
  number_of_answered_questions > countWith(state, sent) ||
  (sent.length === 0 && saved_at !== state.savedAt);

/** Whether a call without answers tells something that this window does not show. */
export const isNews = (
  { opened, savedAt, isBehind }: RespondentState,
  { response, saved_at }: RespondentEnvelope,
): boolean =>
  isBehind ||
  saved_at !== savedAt ||
  (response.submitted_at ?? null) !== (opened?.response.submitted_at ?? null) ||
  (response.acknowledged_at === null) !== ((opened?.response.acknowledged_at ?? null) === null);

/**
 * All that is known to be chosen: here and before. Of what the server had nobody here knows when it was chosen, so it
 * replaces nothing.
 */
export function allChosen(
  given: ReadonlyMap<number, AnswerItem>,
  questions: Iterable<Question>,
): AnswerItem[] {
  const chosen_at = new Date(0).toISOString();
  const before = [...questions].flatMap(({ id, key: question_key, answer_key: key }) =>
    key === null || given.has(id) ? [] : [{ question_id: id, question_key, key, chosen_at }],
  );
  return [...before, ...given.values()];
}

/** Whether a question has an answer that the server has, or will have. */
export const isAnswered = ({ answers, questions }: RespondentState, id: number): boolean =>
  answers.confirmed.has(id) || answers.waiting.has(id) || Boolean(findQuestion(questions, id)?.answer_key);

/** How long the rest takes at this person's pace. */
export const minutesOf = (state: OpenState): number => {
  const { total } = state.opened;
  return minutesLeft(total - answeredOf(state, total), state.secondsEach ?? usualPace(state.opened));
};

/** The chosen option of each question: what was chosen here, before what the server said when it sent the question. */
export function chosenOn(page: readonly Question[], { given }: Answers): Readonly<Record<number, string>> {
  const keys = page.map(({ id, answer_key }) => [id, given.get(id)?.key ?? answer_key] as const);
  return Object.fromEntries(keys.filter((entry): entry is [number, string] => entry[1] !== null));
}

/** The questions of the page that have no answer; null while the page cannot be turned at all. */
export function missingOnPage(state: RespondentState): readonly number[] | null {
  if (state.opened === null || state.busy) return null;
  const page = pageOf(state.questions, { ...state, total: state.opened.total });
  if (page === null) return null;
  const chosen = chosenOn(page, state.answers);
  return page.filter(({ id }) => chosen[id] === undefined).map(({ id }) => id);
}

/** Where Back leads; null where there is no page before. */
export function pageBefore({ step, at, size, opened }: RespondentState): number | null {
  if (opened === null) return null;
  if (step === 'confirming') return Math.max(1, Math.min(at, opened.total - size + 1));
  return at === 1 ? null : Math.max(1, at - size);
}

/** The second half of a double press: nobody has read the page that has just come. */
export const isDoublePress = ({ turnedAt }: RespondentState, now: number) => now - turnedAt < doublePressMs;
