import { type AnswerItem, firstMessages, type RespondentEnvelope } from '@fourfold/contract';
import { ApiError, messageOf, willPass } from '../../lib/api.ts';
import { keepTrying, type Trying } from './keep-trying.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { LinkCalls } from './link-calls.ts';
import { createPace, timeLeft } from './pace.ts';
import { createShelf } from './question-shelf.ts';
import type { Opened, RespondentState } from './respondent-state.ts';
import { createSaveQueue } from './save-queue.ts';
import { createServerClock } from './server-clock.ts';

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
}

/** A press that follows a turn of the page so closely was meant for the page before. */
const doublePressMs = 600;

/** Times that are nearer to each other than these milliseconds count as the same. */
const tick = 100;

export type RespondentStore = ReturnType<typeof createRespondent>;

/**
 * One respondent's way through the questionnaire. Next moves on at once and the answers follow behind; nothing is
 * forgotten before the server has confirmed it.
 */
export function createRespondent({ calls, kept, now, today, isPast, size: firstSize }: Parts) {
  let state: RespondentState = { step: 'loading' };
  let size = firstSize;
  let confirmedCount = 0;
  let turnedAt = Number.NEGATIVE_INFINITY;
  /** Questions that the server has counted as answered since the page was opened. */
  const confirmed = new Set<number>();
  const given = new Map<number, AnswerItem>();
  /** What an earlier visit could not send any more. */
  let keptBefore: readonly AnswerItem[] = [];
  const listeners = new Set<() => void>();
  const pace = createPace(now);
  const clock = createServerClock(today);
  const shelf = createShelf({ fetch: calls.questions, arrived: () => change({}), refused });
  const queue = createSaveQueue({
    send: (answers, signal) => save({ is_complete: 0, answers }, signal),
    kept,
    tell: (saving) => change({ saving }),
    saved,
    refused,
  });

  /** Every answer tells the server's time. */
  async function save(...call: Parameters<LinkCalls['save']>): Promise<RespondentEnvelope> {
    const sentAt = today().getTime();
    const envelope = await calls.save(...call);
    clock.hear(envelope.now, sentAt);
    return envelope;
  }

  function set(next: RespondentState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Everything that follows from where the person is and what was given is worked out here, and nowhere else. */
  function change(patch: Partial<Opened> & { step?: 'introduction' | 'answering' | 'confirming' }): void {
    if (!('response' in state)) return;
    const next = { ...state, ...patch };
    const page = shelf.page(next.at, size, next.total);
    const answered = Math.min(next.total, confirmedCount + queue.waiting().filter(isNew).length);
    set({
      ...next,
      page,
      answered,
      chosen: chosenOn(page),
      timeLeft: timeLeft(next.total - answered, pace.average()),
    });
    if (next.step === 'answering') shelf.supply(next.at, size, next.total);
  }

  const isNew = ({ question_id: id }: AnswerItem) => !confirmed.has(id) && !shelf.byId(id)?.answer_key;

  function chosenOn(page: Opened['page']): Record<number, string> {
    const keys = (page ?? []).map(({ id, answer_key }) => [id, given.get(id)?.key ?? answer_key] as const);
    return Object.fromEntries(keys.filter((entry): entry is [number, string] => entry[1] !== null));
  }

  /** Of what was sent, something may have been chosen later on another device: that stays, and is shown. */
  function giveWay({ overtaken }: RespondentEnvelope, sent: readonly AnswerItem[]): void {
    for (const { question_id: id, answer_key } of overtaken) {
      if (sent.some((item) => given.get(id) === item)) given.delete(id);
      shelf.correct(id, answer_key);
    }
  }

  /** Sent once more, an answer must not count as later than it came: the device's clock may have been ahead. */
  function datePast({ now: said }: RespondentEnvelope, sent: readonly AnswerItem[]): void {
    for (const item of sent) {
      const isAhead = item.chosen_at !== undefined && item.chosen_at > said;
      if (isAhead && given.get(item.question_id) === item) item.chosen_at = said;
    }
  }

  /** By the server's clock, and always after the choice before. */
  function choiceTime(before: AnswerItem | undefined): string {
    const after = before?.chosen_at === undefined ? 0 : Date.parse(before.chosen_at) + tick;
    return new Date(Math.max(clock.now(), after)).toISOString();
  }

  /** Whoever turns the page means what stands on it. */
  function meantNow(draft: AnswerItem, page: Opened['page']): AnswerItem {
    if (!page?.some(({ id }) => id === draft.question_id)) return draft;
    const item = { ...draft, chosen_at: choiceTime(draft) };
    given.set(item.question_id, item);
    return item;
  }

  function saved(envelope: RespondentEnvelope, sent: readonly AnswerItem[]): void {
    confirmedCount = envelope.number_of_answered_questions;
    for (const { question_id } of sent) confirmed.add(question_id);
    datePast(envelope, sent);
    giveWay(envelope, sent);
    shelf.put(envelope.unanswered_questions);
    if (envelope.response.submitted_at !== null) received(envelope);
    else change({});
  }

  function received({ response }: RespondentEnvelope): void {
    queue.forget();
    if ('response' in state) set({ ...state, step: 'submitted', response, busy: false });
  }

  function refused(error: unknown): void {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'link_expired' || (code === 'link_invalid' && isPast())) set({ step: 'expired' });
    else if (code === 'link_invalid') set({ step: 'invalid' });
    else if (code === 'gone' || code === 'other_design') closed(messageOf(error));
    // What is said about the answers has changed, or was never read: it stands on the first screen.
    else if (code === 'conflict') void open();
    else set({ step: 'unreachable', message: messageOf(error) });
  }

  function closed(message: string): void {
    queue.forget();
    set({ step: 'closed', message });
  }

  async function open(): Promise<void> {
    set({ step: 'loading' });
    try {
      opened(await save({ answers: [] }));
    } catch (error) {
      refused(error);
    }
  }

  function opened(envelope: RespondentEnvelope): void {
    const { response, invitation, number_of_questions: total } = envelope;
    const [first] = envelope.unanswered_questions;
    confirmedCount = envelope.number_of_answered_questions;
    shelf.put(envelope.unanswered_questions);
    const unread = response.acknowledged_at === null;
    const step = response.submitted_at
      ? 'submitted'
      : unread
        ? 'introduction'
        : first
          ? 'answering'
          : 'confirming';
    const blank = { page: null, chosen: {}, missing: [], fields: {}, timeLeft: '' } as const;
    const at = first?.number ?? Math.max(1, total - size + 1);
    set({
      step,
      response,
      invitation,
      total,
      answered: 0,
      at,
      ...blank,
      saving: 'saved',
      busy: false,
      problem: null,
    });
    if (step === 'submitted') {
      queue.forget();
      return;
    }
    keptBefore = kept.read();
    for (const item of keptBefore) given.set(item.question_id, item);
    if (!unread) queue.add(keptBefore);
    pace.pageShown();
    change({});
  }

  /** Runs what the person waits for; a refusal is said where they are. */
  async function waitFor(act: () => Promise<void>): Promise<void> {
    if (!('response' in state) || state.busy) return;
    change({ busy: true, problem: null, fields: {} });
    try {
      await act();
      change({ busy: false });
    } catch (error) {
      change({ busy: false });
      failed(error);
    }
  }

  function failed(error: unknown): void {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'invalid' || willPass(error) || code === null) {
      const fields = error instanceof ApiError ? error.fields : {};
      change({ problem: messageOf(error, firstMessages.unexpected), fields });
    } else refused(error);
  }

  /** After the last page: what another device or a gap has left, or the details. */
  async function findRest(): Promise<void> {
    if ('response' in state && state.answered >= state.total)
      return change({ step: 'confirming', problem: null });
    await waitFor(async () => {
      const answers = queue.waiting();
      const envelope = await keepTrying(
        (signal) => save({ is_complete: 0, answers }, signal),
        (saving) => change({ saving }),
      );
      saved(envelope, answers);
      const [rest] = envelope.unanswered_questions;
      if (rest) change({ step: 'answering', at: rest.number, saving: 'saved' });
      else change({ step: 'confirming', saving: 'saved' });
    });
  }

  function turnTo(at: number): void {
    change({ step: 'answering', at, missing: [], problem: null });
    turnedAt = now();
    pace.pageShown();
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    visible: pace.visible,
    resize(next: number): void {
      size = next;
      change({});
    },
    acknowledge: () =>
      waitFor(async () => {
        if (!('response' in state) || state.invitation === null) return;
        const { acknowledged_at } = await calls.acknowledge(state.invitation.visibility.version);
        change({ response: { ...state.response, acknowledged_at }, step: 'answering' });
        queue.add(keptBefore);
        pace.pageShown();
      }),
    choose(questionId: number, key: string): void {
      const question = shelf.byId(questionId);
      if (!question || !('response' in state)) return;
      const seconds = pace.answered(questionId);
      const answer = question.options.find((option) => option.key === key)?.text ?? '';
      const item = {
        question_id: questionId,
        question_key: question.key,
        key,
        answer,
        seconds,
        chosen_at: choiceTime(given.get(questionId)),
      };
      given.set(questionId, item);
      queue.draft(item);
      change({ missing: state.missing.filter((id) => id !== questionId) });
    },
    /** The first question without an answer, or null when the page was turned. */
    next(): number | null {
      if (!('response' in state) || state.page === null || state.busy) return null;
      const { page, chosen, at, total } = state;
      const missing = page.filter(({ id }) => chosen[id] === undefined).map(({ id }) => id);
      // The second half of a double press: nobody has read the page that has just come.
      if (missing.length > 0 && now() - turnedAt < doublePressMs) return null;
      change({ missing });
      if (missing[0] !== undefined) return missing[0];
      queue.add(queue.drafts().map((draft) => meantNow(draft, page)));
      if (at + size <= total) turnTo(at + size);
      else void findRest();
      return null;
    },
    back(): void {
      if (!('response' in state)) return;
      const { step, at, total } = state;
      turnTo(step === 'confirming' ? Math.max(1, Math.min(at, total - size + 1)) : Math.max(1, at - size));
    },
    submit: (details: Details) =>
      waitFor(async () => {
        // Once more all that was chosen here, in case that something was lost.
        const body = { is_complete: 1 as const, answers: [...given.values()], ...details };
        const tell = (saving: Trying) => change({ saving });
        try {
          received(await keepTrying((signal) => save(body, signal), tell));
        } catch (error) {
          change({ saving: 'saved' });
          if (!(error instanceof ApiError && 'answers' in error.fields)) throw error;
          const [rest] = (await save({ answers: [] })).unanswered_questions;
          if (rest) turnTo(rest.number);
        }
      }),
    freshLink: calls.freshLink,
    decline: () =>
      waitFor(async () => {
        await calls.decline();
        closed(firstMessages.linkDeclined);
      }),
    /** Nobody waits for it: the next question can be answered meanwhile. */
    async stopReminders(): Promise<void> {
      change({ problem: null });
      try {
        await calls.stopReminders();
        if ('response' in state) {
          change({ response: { ...state.response, no_reminders_at: today().toISOString() } });
        }
      } catch (error) {
        failed(error);
      }
    },
  };
}
