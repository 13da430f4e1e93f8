import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract/schemas';
import { messages, type OpenedLink } from '@fourfold/contract/words';
import { ApiError, isAway, messageOf, willPass } from '../../lib/api.ts';
import { unconfirmed } from './answers.ts';
import { endOf } from './end-of.ts';
import { keepTrying } from './keep-trying.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { KeptPlace, PlaceKeeper } from './kept-place.ts';
import type { LinkCalls } from './link-calls.ts';
import type { PageKeeper } from './offline/page-keeper.ts';
import { createPace } from './pace.ts';
import { differs, isKept, isOver, placeOf } from './place-of.ts';
import { aroundHere, batch, firstLacking, lackingFrom } from './question-pages.ts';
import { type RespondentEvent, reduce } from './reduce.ts';
import type { Details } from './respondent-screen.ts';
import {
  allChosen,
  isDoublePress,
  isNews,
  isOpen,
  missingOnPage,
  pageBefore,
  type RespondentState,
} from './respondent-state.ts';
import { screenOf } from './screen-of.ts';
import { createSender, type Saving } from './send-answers.ts';
import { createServerClock } from './server-clock.ts';
import { stateOf } from './state-of.ts';

interface Parts {
  calls: LinkCalls;
  kept: KeptAnswers;
  /** Of what opens without a connection; null for a copied link, which leaves nothing on a device. */
  place: PlaceKeeper | null;
  /** The page itself, for the same. */
  page: PageKeeper;
  /** This is the page that the device has kept: what the link opens may have changed since. */
  isOld: () => boolean;
  /** Milliseconds, for how long things took. */
  now: () => number;
  today: () => Date;
  /** Whether the link's expiry lies behind us, for a refusal that does not say. */
  isPast: () => boolean;
  /** Questions that the screen has room for. */
  size: number;
  /** What the page has brought; null where it is to be asked for. */
  opened: OpenedLink | null;
}

export type RespondentStore = ReturnType<typeof createRespondent>;

/**
 * A page that was reloaded while answers were on their way may have been drawn before they were stored, and come after
 * this device has heard that they were. What it was drawn from can be a moment older than it says.
 */
function isDrawnBefore(drawn: RespondentEnvelope, { saved_at: heard }: RespondentEnvelope): boolean {
  if (heard === null || heard <= (drawn.saved_at ?? '')) return false;
  return Date.parse(heard) > Date.parse(drawn.now) - 2000;
}

/**
 * What one respondent's way through the questionnaire does to the world: calls, what the device keeps, clocks. Where
 * the way leads is `reduce`'s. Next moves on at once and the answers follow behind; nothing is forgotten before the
 * server has confirmed it.
 */
export function createRespondent({ calls, kept, place, page, isOld, ...parts }: Parts) {
  const { now, today, isPast, size, opened } = parts;
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
  let looking = false;
  let wantsAll = false;

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
    if (state.typed !== before.typed) kept.writeTyped(state.typed);
    if (state.turnedAt !== before.turnedAt) pace.pageShown();
    if (step === 'answering' || step === 'confirming') void sendWaiting();
    if (step === 'answering' || wantsAll) void fetchQuestions();
    if (isKept(state) && differs(state, before)) place?.write(placeOf(state, clock));
    if (step !== before.step && isOver(step)) forget();
    if (state.seeksRest && !before.seeksRest) void seekRest();
    if (state.isBehind) void look();
  }

  function keep(): void {
    if (state.step === 'submitted' || state.step === 'closed') kept.clear();
    else kept.write(unconfirmed(state.answers));
  }

  /** Nothing stays on the device that nobody can go on with. Answers that were not sent wait for a new link. */
  function forget(): void {
    if (state.step === 'submitted' || state.step === 'closed') kept.clear();
    place?.clear();
    void page.forget();
  }

  /** Every answer tells the server's time. */
  async function save(...call: Parameters<LinkCalls['save']>): Promise<RespondentEnvelope> {
    await tellAcknowledged();
    const sentAt = today().getTime();
    const envelope = await calls.save(...call);
    clock.hear(envelope.now, sentAt);
    return envelope;
  }

  /** Answers are taken only from someone who has read who sees them. */
  async function tellAcknowledged(): Promise<void> {
    if (state.untoldVersion === null) return;
    await calls.acknowledge(state.untoldVersion);
    dispatch({ type: 'told' });
  }

  function nextLacking(): number | null {
    if (state.opened === null || !isOpen(state) || state.step === 'submitted') return null;
    const { total } = state.opened;
    const near = state.step === 'answering' ? lackingFrom(state.questions, { ...state, total }) : null;
    // To read earlier answers through a copied link leaves a trace: only who goes back does.
    return near ?? (wantsAll ? firstLacking(state.questions, total, place === null ? state.at : 1) : null);
  }

  async function fetchQuestions(): Promise<void> {
    if (fetching) return;
    const from = nextLacking();
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
      dispatch({ type: 'opened', envelope, kept: kept.read(), typed: kept.readTyped() });
    } catch (error) {
      refused(error);
    }
  }

  /** Goes on from the page as the server has drawn it, where it has; `shownAt` is when it could first be read. */
  async function start(shownAt?: number): Promise<void> {
    if (opened === null) return await open();
    const before = place?.read() ?? null;
    if (state.step === 'submitted') await hearOfSubmission(before);
    if (isOver(state.step)) forget();
    if ('refusal' in opened || state.step === 'submitted') return;
    const isKeptPage = isOld() || (before !== null && isDrawnBefore(opened.envelope, before.envelope));
    const { envelope, questions } =
      isKeptPage && before !== null ? before : { ...opened, questions: undefined };
    if (!isKeptPage) clock.hear(envelope.now, today().getTime() - now());
    else clock.assume(before?.ahead ?? null);
    pace.pageShown(shownAt);
    dispatch({
      type: 'opened',
      envelope,
      kept: kept.read(),
      typed: kept.readTyped(),
      ...(before && { place: before }),
      ...(questions && { questions }),
    });
    if (isKeptPage) void refresh();
    resume();
  }

  /** What has happened to the response since the device kept the page, as soon as someone can be asked. */
  async function refresh(): Promise<void> {
    try {
      const envelope = await keepTrying(
        (signal) => save({ answers: [] }, signal),
        () => undefined,
      );
      dispatch({ type: 'saved', envelope, sent: [] });
    } catch (error) {
      refused(error);
    }
  }

  /** Another window or device may have gone on. Not for a copied link: to read earlier answers through it leaves a trace. */
  async function look(): Promise<void> {
    const asked = state.answers;
    if (looking || place === null || !isKept(state) || state.busy || asked.waiting.size > 0) return;
    looking = true;
    try {
      const envelope = await save({ answers: [] });
      if (!isNews(state, envelope)) return;
      const { questions } = await calls.questions(aroundHere(state), batch);
      dispatch({ type: 'caught up', envelope, questions, asked, now: now() });
    } catch (error) {
      if (!willPass(error)) refused(error);
    } finally {
      looking = false;
    }
  }

  /** An earlier visit submitted and never heard that it did: the way to the own page comes with that. */
  async function hearOfSubmission(before: KeptPlace | null): Promise<void> {
    if (before === null || before.submitting === null) return;
    const given = new Map(kept.read().map((item) => [item.question_id, item]));
    const answers = allChosen(given, before.questions);
    const envelope = await save({ is_complete: 1, answers, ...before.submitting }).catch(() => null);
    if (envelope !== null) dispatch({ type: 'submitted', envelope });
  }

  /** Submit was pressed in an earlier visit, and nobody has heard it. */
  function resume(): void {
    const { submitting } = state;
    if (submitting === null) return;
    if (state.step === 'confirming') void submit(submitting);
    else dispatch({ type: 'submitting', details: null });
  }

  /** Without a connection nobody else would say so before the page is closed. */
  function submitFilledIn(details: Details): Promise<void> {
    const empty = Object.entries(details).filter(([, value]) => value.trim() === '');
    if (empty.length === 0) return submit(details);
    const message = messages.fillIn();
    dispatch({ type: 'failed', message, fields: Object.fromEntries(empty.map(([name]) => [name, message])) });
    return Promise.resolve();
  }

  /**
   * Sends once more all that is chosen, in case something was lost. Through a copied link only what was chosen here: what
   * stands in its place would be read.
   */
  const submit = (details: Details) =>
    waitFor(() =>
      submitWith(allChosen(state.answers.given, place === null ? [] : state.questions.values()), details),
    );

  /** Runs what the person waits for; a refusal is said where they are. */
  async function waitFor(act: () => Promise<void>, otherwise?: string): Promise<void> {
    if (!isOpen(state) || state.busy) return;
    dispatch({ type: 'asked' });
    await finish(act, otherwise);
  }

  async function finish(act: () => Promise<void>, otherwise?: string): Promise<void> {
    try {
      await act();
      dispatch({ type: 'answered' });
    } catch (error) {
      dispatch({ type: 'answered' });
      failed(error, otherwise);
    }
  }

  /** `otherwise` is said where nobody has answered. */
  function failed(error: unknown, otherwise = messages.unexpected()): void {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'invalid' || code === null || willPass(error)) {
      const fields = error instanceof ApiError ? error.fields : {};
      dispatch({ type: 'failed', message: messageOf(error, otherwise), fields });
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
    dispatch({ type: 'submitting', details });
    try {
      const body = { is_complete: 1 as const, answers, ...details };
      const envelope = await keepTrying((signal) => save(body, signal), tell);
      dispatch({ type: 'submitted', envelope });
    } catch (error) {
      tell('saved');
      dispatch({ type: 'submitting', details: null });
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
    /** Brings the page to the end of its way without a connection, once nothing else waits for one. */
    async prepare(): Promise<void> {
      wantsAll = true;
      void fetchQuestions();
      if (place === null || !isKept(state)) return;
      place.write(placeOf(state, clock));
      await page.keep();
    },
    visible(visible: boolean): void {
      pace.visible(visible);
      if (visible) void look();
      else dispatch({ type: 'left' });
    },
    look,
    resize: (room: number) => dispatch({ type: 'resized', room }),
    acknowledge: () =>
      waitFor(async () => {
        const invitation = state.opened?.invitation ?? null;
        if (invitation === null) return;
        const { version } = invitation.visibility;
        const acknowledged = await calls.acknowledge(version).catch((error) => {
          if (!isAway(error)) throw error;
          return null;
        });
        pace.pageShown();
        const at = acknowledged?.acknowledged_at ?? today().toISOString();
        dispatch({ type: 'acknowledged', at, untold: acknowledged === null ? version : null });
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
    /** The number at which the page begins that Back leads to. */
    pageBefore: () => pageBefore(state),
    /** Any page by its first question; the details follow the last one. */
    turnTo: (at: number) => dispatch({ type: 'led to', at, now: now() }),
    /** Over what the invitation had, to be sent with Submit. */
    type: (details: Partial<Details>) => dispatch({ type: 'typed', details }),
    submit: submitFilledIn,
    freshLink: calls.freshLink,
    decline: () =>
      waitFor(async () => {
        await calls.decline();
        dispatch({ type: 'ended', step: 'closed', message: messages.linkDeclined() });
      }, messages.away()),
    /** Nobody waits for it: the next question can be answered meanwhile. */
    async stopReminders(): Promise<void> {
      dispatch({ type: 'problem over' });
      try {
        await calls.stopReminders();
        dispatch({ type: 'reminders stopped', at: today().toISOString() });
      } catch (error) {
        failed(error, messages.away());
      }
    },
  };
}
