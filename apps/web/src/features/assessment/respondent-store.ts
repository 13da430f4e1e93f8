import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract/schemas';
import { messages, type OpenedLink } from '@fourfold/contract/words';
import { ApiError, messageOf, willPass } from '../../lib/api.ts';
import { unconfirmed } from './answers.ts';
import { endOf } from './end-of.ts';
import { keepTrying } from './keep-trying.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { LinkCalls } from './link-calls.ts';
import { createPace } from './pace.ts';
import { batch, lackingFrom } from './question-pages.ts';
import { type RespondentEvent, reduce } from './reduce.ts';
import { isDoublePress, isOpen, missingOnPage, type RespondentState } from './respondent-state.ts';
import { screenOf } from './screen-of.ts';
import { createSender, type Saving } from './send-answers.ts';
import { createServerClock } from './server-clock.ts';
import { stateOf } from './state-of.ts';

export interface Details {
  first_name: string;
  last_name: string;
  company: string;
  role: string;
}

interface Parts {
  calls: LinkCalls;
  kept: KeptAnswers;
  /** Milliseconds, for how long things took. */
  now: () => number;
  today: () => Date;
  /** Whether the link's expiry lies behind us, for a refusal that does not say. */
  isPast: () => boolean;
  /** Questions on a page. */
  size: number;
  /** What the page has brought; null where it is to be asked for. */
  opened: OpenedLink | null;
}

export type RespondentStore = ReturnType<typeof createRespondent>;

/**
 * What one respondent's way through the questionnaire does to the world: calls, what the device keeps, clocks. Where
 * the way leads is `reduce`'s. Next moves on at once and the answers follow behind; nothing is forgotten before the
 * server has confirmed it.
 */
export function createRespondent({ calls, kept, now, today, isPast, size, opened }: Parts) {
  let state = stateOf(opened, size);
  let screen = screenOf(state);
  const listeners = new Set<() => void>();
  const pace = createPace(now);
  const clock = createServerClock(today);
  const tell = (saving: Saving) => dispatch({ type: 'saving', saving });
  const sendWaiting = createSender({
    waiting: () => [...state.answers.waiting.values()],
    send: (answers, signal) => save({ is_complete: 0, answers }, signal),
    tell,
    saved: (envelope, sent) => dispatch({ type: 'saved', envelope, sent }),
    refused,
  });
  let fetching = false;

  function dispatch(event: RespondentEvent): void {
    const before = state;
    state = reduce(before, event);
    if (state === before) return;
    screen = screenOf(state);
    for (const listener of listeners) listener();
    follow(before);
  }

  /** What has to be done because of where the person is now. */
  function follow(before: RespondentState): void {
    const { step, answers } = state;
    if (answers.waiting !== before.answers.waiting || answers.drafts !== before.answers.drafts) keep();
    if (state.turnedAt !== before.turnedAt) pace.pageShown();
    if (step === 'answering' || step === 'confirming') void sendWaiting();
    if (step === 'answering') void fetchQuestions();
    if (state.seeksRest && !before.seeksRest) void seekRest();
  }

  function keep(): void {
    if (state.step === 'submitted' || state.step === 'closed') kept.clear();
    else kept.write(unconfirmed(state.answers));
  }

  /** Every answer tells the server's time. */
  async function save(...call: Parameters<LinkCalls['save']>): Promise<RespondentEnvelope> {
    const sentAt = today().getTime();
    const envelope = await calls.save(...call);
    clock.hear(envelope.now, sentAt);
    return envelope;
  }

  async function fetchQuestions(): Promise<void> {
    if (fetching || state.opened === null) return;
    const from = lackingFrom(state.questions, { ...state, total: state.opened.total });
    if (from === null) return;
    fetching = true;
    try {
      const ask = (signal: AbortSignal) => calls.questions(from - 1, batch, signal);
      const { questions } = await keepTrying(ask, () => undefined);
      fetching = false;
      dispatch({ type: 'arrived', questions });
    } catch (error) {
      fetching = false;
      refused(error);
    }
  }

  function refused(error: unknown): void {
    const code = error instanceof ApiError ? error.code : null;
    // What is said about the answers has changed, or was never read: it stands on the first screen.
    if (code === 'conflict') void open();
    else dispatch({ type: 'ended', step: endOf(code, isPast), message: messageOf(error) });
  }

  async function open(): Promise<void> {
    dispatch({ type: 'opening' });
    try {
      const envelope = await save({ answers: [] });
      pace.pageShown();
      dispatch({ type: 'opened', envelope, kept: kept.read() });
    } catch (error) {
      refused(error);
    }
  }

  /** Goes on from the page as the server has drawn it, where it has; `shownAt` is when it could first be read. */
  async function start(shownAt?: number): Promise<void> {
    if (opened === null) return await open();
    if ('refusal' in opened) return;
    const { envelope } = opened;
    clock.hear(envelope.now, today().getTime() - now());
    pace.pageShown(shownAt);
    dispatch({ type: 'opened', envelope, kept: kept.read() });
  }

  /** Runs what the person waits for; a refusal is said where they are. */
  async function waitFor(act: () => Promise<void>): Promise<void> {
    if (!isOpen(state) || state.busy) return;
    dispatch({ type: 'asked' });
    await finish(act);
  }

  async function finish(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      dispatch({ type: 'answered' });
    } catch (error) {
      dispatch({ type: 'answered' });
      failed(error);
    }
  }

  function failed(error: unknown): void {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'invalid' || code === null || willPass(error)) {
      const fields = error instanceof ApiError ? error.fields : {};
      dispatch({ type: 'failed', message: messageOf(error, messages.unexpected()), fields });
    } else refused(error);
  }

  async function seekRest(): Promise<void> {
    await finish(async () => {
      const sent = [...state.answers.waiting.values()];
      const envelope = await keepTrying((signal) => save({ is_complete: 0, answers: sent }, signal), tell);
      dispatch({ type: 'saved', envelope, sent });
      dispatch({ type: 'rest found', envelope });
    });
  }

  async function submitWith(answers: AnswerItem[], details: Details): Promise<void> {
    try {
      const body = { is_complete: 1 as const, answers, ...details };
      const envelope = await keepTrying((signal) => save(body, signal), tell);
      dispatch({ type: 'submitted', envelope });
    } catch (error) {
      tell('saved');
      if (!(error instanceof ApiError && 'answers' in error.fields)) throw error;
      const [rest] = (await save({ answers: [] })).unanswered_questions;
      if (rest) dispatch({ type: 'led to', at: rest.number, now: now() });
    }
  }

  return {
    read: () => screen,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    start,
    visible: pace.visible,
    resize: (to: number) => dispatch({ type: 'resized', size: to }),
    acknowledge: () =>
      waitFor(async () => {
        const invitation = state.opened?.invitation ?? null;
        if (invitation === null) return;
        const { acknowledged_at } = await calls.acknowledge(invitation.visibility.version);
        pace.pageShown();
        dispatch({ type: 'acknowledged', at: acknowledged_at });
      }),
    choose(questionId: number, key: string, at?: number): void {
      const seconds = pace.answered(questionId, at);
      const secondsEach = pace.average();
      dispatch({ type: 'chose', questionId, key, seconds, secondsEach, time: clock.now() });
    },
    /** The first question without an answer, or null when the page was turned. */
    next(): number | null {
      const [first] = missingOnPage(state) ?? [];
      const isScold = first !== undefined && !isDoublePress(state, now());
      dispatch({ type: 'next', now: now(), time: clock.now() });
      return isScold ? first : null;
    },
    back: () => dispatch({ type: 'back', now: now() }),
    /** Sends once more all that was chosen here, in case something was lost. */
    submit: (details: Details) => waitFor(() => submitWith([...state.answers.given.values()], details)),
    freshLink: calls.freshLink,
    decline: () =>
      waitFor(async () => {
        await calls.decline();
        dispatch({ type: 'ended', step: 'closed', message: messages.linkDeclined() });
      }),
    /** Nobody waits for it: the next question can be answered meanwhile. */
    async stopReminders(): Promise<void> {
      dispatch({ type: 'problem over' });
      try {
        await calls.stopReminders();
        dispatch({ type: 'reminders stopped', at: today().toISOString() });
      } catch (error) {
        failed(error);
      }
    },
  };
}
