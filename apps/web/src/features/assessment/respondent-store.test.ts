import type { AnswerItem, Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { messages, type OpenedLink } from '@fourfold/contract/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import type { KeptPlace } from './kept-place.ts';
import type { LinkCalls } from './link-calls.ts';
import type { Details } from './respondent-screen.ts';
import { createRespondent } from './respondent-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const total = 6;
const details = { first_name: 'Rosa', last_name: 'R', company: 'Acme', role: 'Buyer' };
const runWaiting = () => vi.advanceTimersByTimeAsync(0);

/** A server in small: six questions, what was answered, and whether anything was acknowledged or submitted. */
function server() {
  const answers = new Map<number, string>();
  const times = new Map<number, string>();
  const clock = { ms: 0 };
  const today = () => new Date(Date.parse('2026-03-02T09:00:00Z') + clock.ms);
  const state = {
    acknowledged: true,
    submitted: false,
    fails: null as ApiError | null,
    savedAt: null as string | null,
    secondsEach: undefined as number | undefined,
  };
  const question = (id: number): Question => ({
    id,
    key: `q${id}`,
    text: `Question ${id}`,
    options: ['a', 'b'].map((key) => ({ key, text: key })),
    answer_key: answers.get(id) ?? null,
    number: id,
  });
  const all = () => Array.from({ length: total }, (_, index) => question(index + 1));
  const envelope = (): RespondentEnvelope => ({
    response: {
      acknowledged_at: state.acknowledged ? '2026-03-02T09:00:00Z' : null,
      submitted_at: state.submitted ? '2026-03-02T09:00:00Z' : null,
      no_reminders_at: null,
    } as RespondentEnvelope['response'],
    unanswered_questions: all()
      .filter(({ answer_key }) => answer_key === null)
      .slice(0, 4),
    number_of_questions: total,
    number_of_answered_questions: answers.size,
    saved_at: state.savedAt,
    overtaken: [],
    now: today().toISOString(),
    invitation: { minutes: 15, visibility: { version: '1' } } as RespondentEnvelope['invitation'],
    ...(state.secondsEach !== undefined && { seconds_each: state.secondsEach }),
  });
  const reach = async <T>(answer: () => T): Promise<T> => {
    if (state.fails !== null) throw state.fails;
    return answer();
  };
  const save = vi.fn((body: { answers?: AnswerItem[]; is_complete?: number }) =>
    reach(() => {
      const overtaken = (body.answers ?? []).flatMap(({ question_id: id, key, chosen_at = '' }) => {
        const at = chosen_at > today().toISOString() ? today().toISOString() : chosen_at;
        const before = answers.get(id);
        if (before !== undefined && at < (times.get(id) ?? '')) {
          return before === key ? [] : [{ question_id: id, answer_key: before }];
        }
        answers.set(id, key);
        times.set(id, at);
        state.savedAt = today().toISOString();
        return [];
      });
      if (body.is_complete === 1 && answers.size < total) {
        throw new ApiError('invalid', 'missing', { answers: ['missing'] });
      }
      const knows = !state.submitted || body.answers?.length === total;
      if (body.is_complete === 1) state.submitted = true;
      return { ...envelope(), overtaken, ...(body.is_complete === 1 && knows && { own_page: '/own' }) };
    }),
  );
  const calls = {
    save,
    questions: (from: number, count: number) =>
      reach(() => ({ questions: all().slice(from, from + count), number_of_questions: total })),
    acknowledge: () =>
      reach(() => {
        state.acknowledged = true;
        return { acknowledged_at: '2026-03-02T09:00:00Z' };
      }),
    decline: () => reach(() => undefined),
    stopReminders: () => reach(() => undefined),
    freshLink: () => reach(() => ({ message: 'sent' })),
  } as unknown as LinkCalls;
  /** Another device answers, now. */
  const elsewhere = (id: number, key: string) => {
    answers.set(id, key);
    times.set(id, today().toISOString());
    state.savedAt = today().toISOString();
  };
  return { answers, elsewhere, clock, today, state, save, calls };
}

interface Device {
  readonly items: AnswerItem[];
  typed: Partial<Details>;
  place: KeptPlace | null;
  forgot: boolean;
}

function respondentOf(
  of = server(),
  kept: AnswerItem[] = [],
  opened: OpenedLink | null = null,
  {
    place = null,
    typed = {},
    isOld = false,
  }: Partial<Pick<Device, 'place' | 'typed'> & { isOld: boolean }> = {},
) {
  const stored: Device = { items: [...kept], typed, place, forgot: false };
  const { clock } = of;
  const device = { wrong: 0 };
  const store = createRespondent({
    calls: of.calls,
    kept: {
      read: () => [...stored.items],
      write: (items) => stored.items.splice(0, Infinity, ...items),
      readTyped: () => stored.typed,
      writeTyped: (written) => {
        stored.typed = written;
      },
      clear: () => {
        stored.items.splice(0);
        stored.typed = {};
      },
    },
    place:
      opened === null
        ? null
        : {
            read: () => stored.place,
            write: (written) => {
              stored.place = JSON.parse(JSON.stringify(written));
            },
            clear: () => {
              stored.place = null;
            },
          },
    page: {
      keep: async () => undefined,
      forget: async () => {
        stored.forgot = true;
      },
    },
    isOld: () => isOld,
    now: () => clock.ms,
    today: () => new Date(of.today().getTime() + device.wrong),
    isPast: () => false,
    size: 2,
    opened,
  });
  const onScreen = () => {
    const now = store.read();
    if (!('response' in now)) throw new Error(`The respondent is ${now.step}.`);
    return now;
  };
  const answerPage = (key = 'a') => {
    for (const { id } of onScreen().page ?? []) store.choose(id, key);
    return store.next();
  };
  const answerAll = async () => {
    for (let page = 0; page < total / 2; page += 1) {
      answerPage();
      await runWaiting();
    }
  };
  return {
    store,
    stored,
    clock,
    device,
    step: () => store.read().step,
    opened: onScreen,
    answerPage,
    answerAll,
    server: of,
  };
}

describe('a page that the server has drawn', () => {
  /** As the link opens at this server now. */
  const openedAt = async (of: ReturnType<typeof server>): Promise<OpenedLink> => {
    const envelope = await of.save({});
    of.save.mockClear();
    return { envelope, questions: [] };
  };

  it('stands there before anything runs, and is taken up without a call', async () => {
    const of = server();
    const { store, opened } = respondentOf(of, [], await openedAt(of));
    expect(opened()).toMatchObject({ step: 'answering', at: 1, answered: 0 });
    await store.start();
    await runWaiting();
    expect(opened().page?.map(({ id }) => id)).toEqual([1, 2]);
    expect(of.save).not.toHaveBeenCalled();
  });

  it('finds what the device has kept, and sends it', async () => {
    const of = server();
    const kept = [{ question_id: 2, question_key: 'q2', key: 'b' }];
    const { store, stored, opened } = respondentOf(of, kept, await openedAt(of));
    expect(opened().chosen).toEqual({});
    await store.start();
    expect(opened().chosen).toEqual({ 2: 'b' });
    await runWaiting();
    expect([of.answers.get(2), stored.items]).toEqual(['b', []]);
  });

  it('counts how long a question took from when it could be read, also before the scripts had come', async () => {
    const of = server();
    const { store, stored, clock } = respondentOf(of, [], await openedAt(of));
    clock.ms = 5000;
    await store.start(500);
    store.choose(1, 'a', 2500);
    store.choose(2, 'a');
    expect(stored.items.map(({ seconds }) => seconds)).toEqual([2, 2.5]);
  });

  it.each([
    ['link_expired', 'expired'],
    ['link_invalid', 'invalid'],
    ['gone', 'closed'],
    ['other_design', 'closed'],
  ] as const)('says of %s that it is %s, and asks for nothing', async (code, step) => {
    const of = server();
    const respondent = respondentOf(of, [], { refusal: { code, message: 'no' } });
    expect(respondent.step()).toBe(step);
    await respondent.store.start();
    expect([respondent.step(), of.save.mock.calls]).toEqual([step, []]);
  });

  it('asks by itself where the server could not say what the link opens', async () => {
    const { store, step, opened } = respondentOf(server(), [], null);
    expect(step()).toBe('loading');
    await store.start();
    expect(opened()).toMatchObject({ step: 'answering', at: 1 });
  });
});

describe('a page without a connection', () => {
  const away = new ApiError('network', 'Network error');
  const openedAt = async (of: ReturnType<typeof server>): Promise<OpenedLink> => {
    const envelope = await of.save({});
    of.save.mockClear();
    return { envelope, questions: [] };
  };
  /** Opened with a connection, which ends once everything is on the device. */
  const leftAlone = async (of = server()) => {
    const first = await openedAt(of);
    const phone = respondentOf(of, [], first);
    await phone.store.start();
    await phone.store.prepare();
    await runWaiting();
    const reload = async (isOld = true) => {
      const { items, place } = phone.stored;
      const again = respondentOf(of, items, isOld ? first : await openedAt(of), { place, isOld });
      await again.store.start();
      await runWaiting();
      return again;
    };
    return { of, phone, reload };
  };

  it('goes on behind what was answered, with all of it, and sends it once there is one', async () => {
    const { of, phone, reload } = await leftAlone();
    phone.answerPage('a');
    await runWaiting();
    of.state.fails = away;
    phone.answerPage('b');
    await runWaiting();
    const again = await reload();
    expect(again.opened()).toMatchObject({ step: 'answering', at: 5, answered: 4 });
    again.store.back();
    expect(again.opened().chosen).toEqual({ 3: 'b', 4: 'b' });
    again.store.back();
    expect(again.opened().chosen).toEqual({ 1: 'a', 2: 'a' });
    of.state.fails = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([...of.answers]).toHaveLength(4);
  });

  it('takes a submission, sends it when it is opened again, and then leaves nothing behind', async () => {
    const { of, phone, reload } = await leftAlone();
    of.state.fails = away;
    await phone.answerAll();
    void phone.store.submit({ ...details, role: 'Senior Buyer' });
    await runWaiting();
    expect(phone.opened()).toMatchObject({
      step: 'confirming',
      saving: 'failed',
      submitting: { role: 'Senior Buyer' },
    });
    const again = await reload();
    expect(again.opened()).toMatchObject({ step: 'confirming', submitting: { role: 'Senior Buyer' } });
    of.state.fails = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([again.step(), of.state.submitted, of.answers.size]).toEqual(['submitted', true, total]);
    expect(again.stored).toEqual({ items: [], typed: {}, place: null, forgot: true });
  });

  it('keeps the details as they were typed over a reload, and forgets them once they are submitted', async () => {
    const of = server();
    const phone = respondentOf(of, [], await openedAt(of));
    await phone.store.start();
    await phone.answerAll();
    phone.store.type({ role: 'Senior Buyer' });
    const { typed } = phone.stored;
    const again = respondentOf(of, [], await openedAt(of), { typed });
    expect(again.opened().typed).toEqual({});
    await again.store.start();
    expect(again.opened()).toMatchObject({ step: 'confirming', typed: { role: 'Senior Buyer' } });
    await again.store.submit(details);
    expect([again.step(), again.stored.typed]).toEqual(['submitted', {}]);
  });

  it('sends a submission also when the page came from the server again', async () => {
    const { of, phone, reload } = await leftAlone();
    of.state.fails = away;
    await phone.answerAll();
    void phone.store.submit(details);
    await runWaiting();
    of.state.fails = null;
    const again = await reload(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([again.step(), of.state.submitted]).toEqual(['submitted', true]);
  });

  it.each([true, false])(
    'leads to the own page also when the answer to the submission was lost (kept page: %s)',
    async (isOld) => {
      const { of, phone, reload } = await leftAlone();
      await phone.answerAll();
      of.save.mockImplementationOnce(async () => {
        of.state.submitted = true;
        of.state.fails = away;
        throw away;
      });
      void phone.store.submit(details);
      await runWaiting();
      of.state.fails = null;
      const again = await reload(isOld);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(again.opened()).toMatchObject({ step: 'submitted', ownPage: '/own' });
      expect(again.stored).toEqual({ items: [], typed: {}, place: null, forgot: true });
    },
  );

  it('lets someone begin who has read who sees the answers, and tells so before the first answer', async () => {
    const of = server();
    of.state.acknowledged = false;
    const { phone, reload } = await leftAlone(of);
    of.state.fails = away;
    await phone.store.acknowledge();
    expect(phone.opened()).toMatchObject({ step: 'answering', at: 1 });
    phone.answerPage();
    const again = await reload();
    expect(again.opened()).toMatchObject({ step: 'answering', at: 3, answered: 2 });
    of.state.fails = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([of.state.acknowledged, of.answers.size]).toEqual([true, 2]);
  });

  it('goes on behind answers that were stored after the page was drawn', async () => {
    const { of, phone } = await leftAlone();
    const drawn = await openedAt(of);
    of.clock.ms += 1000;
    phone.answerPage();
    await runWaiting();
    expect([phone.stored.items, of.answers.size]).toEqual([[], 2]);
    const again = respondentOf(of, [], drawn, { place: phone.stored.place });
    await again.store.start();
    expect(again.opened()).toMatchObject({ at: 3, answered: 2 });
  });

  it('hears what has happened to the link meanwhile, and forgets it', async () => {
    const { of, reload } = await leftAlone();
    of.state.fails = new ApiError('gone', 'Withdrawn.');
    const again = await reload();
    expect([again.step(), again.stored.place, again.stored.forgot]).toEqual(['closed', null, true]);
  });

  it('goes on at the pace that the answers before were given at, on another device too', async () => {
    const of = server();
    of.state.secondsEach = 12;
    const { phone } = await leftAlone(of);
    expect(phone.opened().timeLeft).toBe('about a minute left');
    phone.answerPage();
    expect(phone.opened().timeLeft).toBe('about a minute left');
  });

  it('never says that more is left than before', async () => {
    const { phone, reload } = await leftAlone();
    expect(phone.opened().timeLeft).toBe('about 2 minutes left');
    if (phone.stored.place !== null) Object.assign(phone.stored.place, { minutes: 1 });
    expect((await reload()).opened().timeLeft).toBe('about a minute left');
  });
});

describe('two windows of one link', () => {
  const openedAt = async (of: ReturnType<typeof server>): Promise<OpenedLink> => {
    const envelope = await of.save({});
    of.save.mockClear();
    return { envelope, questions: [] };
  };
  const twoWindows = async (of = server()) => {
    const window = async () => {
      const one = respondentOf(of, [], await openedAt(of));
      await one.store.start();
      await one.store.prepare();
      await runWaiting();
      return one;
    };
    return { of, older: await window(), newer: await window() };
  };

  it('show the same once the older one is looked at: where it goes on, and why', async () => {
    const { of, older, newer } = await twoWindows();
    of.clock.ms += 5000;
    newer.answerPage('b');
    await runWaiting();
    expect(older.opened()).toMatchObject({ at: 1, answered: 0, chosen: {} });
    of.clock.ms += 5000;
    older.store.visible(true);
    await runWaiting();
    expect(older.opened()).toMatchObject({ at: 3, answered: 2, hasCaughtUp: true });
    older.store.back();
    await runWaiting();
    expect(older.opened()).toMatchObject({ at: 1, chosen: { 1: 'b', 2: 'b' }, hasCaughtUp: false });
  });

  it('leave each other alone while nothing has happened in the other one', async () => {
    const { of, older } = await twoWindows();
    older.answerPage();
    await runWaiting();
    older.store.back();
    of.save.mockClear();
    older.store.visible(true);
    await runWaiting();
    expect(older.opened()).toMatchObject({ at: 1, hasCaughtUp: false });
    expect(of.save).toHaveBeenCalledTimes(1);
  });

  it('correct each other', async () => {
    const { of, older, newer } = await twoWindows();
    older.answerPage('a');
    await runWaiting();
    of.clock.ms += 5000;
    newer.store.visible(true);
    await runWaiting();
    newer.store.back();
    of.clock.ms += 5000;
    newer.store.choose(1, 'b');
    await runWaiting();
    expect(of.answers.get(1)).toBe('b');
    older.store.visible(true);
    await runWaiting();
    older.store.back();
    await runWaiting();
    expect(older.opened().chosen).toEqual({ 1: 'b', 2: 'a' });
  });

  it('lose nothing that is tapped in the one while the other goes on', async () => {
    const { of, older, newer } = await twoWindows();
    older.store.choose(1, 'a');
    older.store.visible(false);
    await runWaiting();
    expect(of.answers.get(1)).toBe('a');
    of.clock.ms += 5000;
    newer.store.visible(true);
    await runWaiting();
    expect(newer.opened()).toMatchObject({ at: 1, chosen: { 1: 'a' } });
    newer.store.choose(2, 'b');
    newer.store.next();
    await runWaiting();
    expect([...of.answers]).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('meet again with the next answer of a window that nobody has come back to', async () => {
    const { of, older, newer } = await twoWindows();
    of.clock.ms += 5000;
    newer.answerPage('b');
    newer.answerPage('b');
    await runWaiting();
    of.clock.ms += 5000;
    older.answerPage('a');
    await runWaiting();
    expect([1, 2, 3, 4].map((id) => of.answers.get(id))).toEqual(['a', 'a', 'b', 'b']);
    expect(older.opened()).toMatchObject({ at: 5, answered: 4, hasCaughtUp: true });
  });

  it('both begin, and both end', async () => {
    const of = server();
    of.state.acknowledged = false;
    const { older, newer } = await twoWindows(of);
    await newer.store.acknowledge();
    older.store.visible(true);
    await runWaiting();
    expect(older.opened()).toMatchObject({ step: 'answering', at: 1 });
    await newer.answerAll();
    await newer.store.submit(details);
    older.store.visible(true);
    await runWaiting();
    expect(older.step()).toBe('submitted');
  });

  it('without a connection stay as they are', async () => {
    const { of, older } = await twoWindows();
    of.state.fails = new ApiError('network', 'Network error');
    older.store.visible(true);
    await runWaiting();
    expect(older.opened()).toMatchObject({ step: 'answering', at: 1 });
  });
});

describe('a respondent', () => {
  it('reads who will see the answers first, and then the first page', async () => {
    const of = server();
    of.state.acknowledged = false;
    const { store, step, opened } = respondentOf(of);
    await store.open();
    expect(step()).toBe('introduction');
    await store.acknowledge();
    expect(opened()).toMatchObject({ step: 'answering', at: 1 });
    expect(opened().page?.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('cannot turn the page over a question without an answer', async () => {
    const { store, opened } = respondentOf();
    await store.open();
    store.choose(1, 'a');
    expect(store.next()).toBe(2);
    expect(opened()).toMatchObject({ at: 1, missing: [2] });
    store.choose(2, 'b');
    expect(opened().missing).toEqual([]);
    expect(store.next()).toBeNull();
    expect(opened().at).toBe(3);
  });

  it('goes on at once while the save is under way, and keeps what the server has not confirmed', async () => {
    const { store, stored, opened, answerPage, server: of } = respondentOf();
    await store.open();
    of.save.mockImplementationOnce(() => new Promise(() => undefined));
    answerPage();
    expect(opened()).toMatchObject({ at: 3, answered: 2 });
    expect(stored.items.map(({ question_id: id }) => id)).toEqual([1, 2]);
  });

  it('finds the kept answers after a reload and sends them', async () => {
    const kept = [{ question_id: 2, question_key: 'q2', key: 'b' }];
    const { store, stored, server: of, opened } = respondentOf(server(), kept);
    await store.open();
    expect(opened().chosen).toEqual({ 2: 'b' });
    await runWaiting();
    expect(of.answers.get(2)).toBe('b');
    expect(stored.items).toEqual([]);
  });

  it('goes back to what was chosen, and another choice replaces it', async () => {
    const { store, opened, answerPage, server: of } = respondentOf();
    await store.open();
    answerPage('a');
    await runWaiting();
    store.back();
    expect(opened()).toMatchObject({ at: 1, chosen: { 1: 'a', 2: 'a' } });
    answerPage('b');
    await runWaiting();
    expect([of.answers.get(1), of.answers.get(2)]).toEqual(['b', 'b']);
  });

  it('is saved with a correction as it is tapped, also without Next', async () => {
    const { store, stored, opened, answerPage, server: of } = respondentOf();
    await store.open();
    answerPage('a');
    await runWaiting();
    store.back();
    store.choose(2, 'b');
    expect(opened()).toMatchObject({ isSaved: false, hasDrafts: false });
    await runWaiting();
    expect(of.answers.get(2)).toBe('b');
    expect(opened()).toMatchObject({ isSaved: true, hasDrafts: false });
    expect(stored.items).toEqual([]);
  });

  it('asks for the details that are missing, without a call', async () => {
    const { store, opened, answerAll } = respondentOf();
    await store.open();
    await answerAll();
    await store.submit({ ...details, last_name: ' ' });
    expect(opened()).toMatchObject({
      step: 'confirming',
      submitting: null,
      fields: { last_name: 'Please fill in this field.' },
    });
  });

  it('confirms the details after the last page, submits once, and is done', async () => {
    const { store, step, answerAll, server: of } = respondentOf();
    await store.open();
    await answerAll();
    expect(step()).toBe('confirming');
    const calls = of.save.mock.calls.length;
    await Promise.all([store.submit(details), store.submit(details)]);
    expect(step()).toBe('submitted');
    expect(of.save.mock.calls.length - calls).toBe(1);
  });

  it('is led to a question that another device left open', async () => {
    const of = server();
    for (let id = 1; id <= total; id += 1) of.answers.set(id, 'a');
    const { store, opened } = respondentOf(of);
    await store.open();
    expect(opened().step).toBe('confirming');
    of.answers.delete(4);
    await store.submit(details);
    expect(opened()).toMatchObject({ step: 'answering', at: 4 });
  });

  it('does not take a choice back that another device has corrected since, neither by a reload', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    phone.store.choose(1, 'a');
    of.clock.ms += 5000;
    of.elsewhere(1, 'b');
    of.elsewhere(2, 'b');
    const again = respondentOf(of, phone.stored.items);
    await again.store.open();
    await runWaiting();
    expect(of.answers.get(1)).toBe('b');
    expect(again.stored.items).toEqual([]);
    again.store.back();
    await runWaiting();
    expect(again.opened().chosen).toEqual({ 1: 'b', 2: 'b' });
  });

  it('nor by a call that is tried again for an hour, and shows what counts', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    of.state.fails = new ApiError('network', 'Network error');
    phone.answerPage('a');
    await runWaiting();
    of.clock.ms += 3_600_000;
    of.elsewhere(1, 'b');
    of.state.fails = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([of.answers.get(1), of.answers.get(2)]).toEqual(['b', 'a']);
    phone.store.back();
    expect(phone.opened().chosen).toEqual({ 1: 'b', 2: 'a' });
  });

  it('nor by the submission', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    await phone.answerAll();
    of.clock.ms += 5000;
    of.elsewhere(5, 'b');
    await phone.store.submit(details);
    expect(phone.step()).toBe('submitted');
    expect([of.answers.get(4), of.answers.get(5)]).toEqual(['a', 'b']);
  });

  it('nor by the submission of a device whose clock was put forward meanwhile', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    phone.device.wrong = 3_600_000;
    await phone.answerAll();
    of.clock.ms += 5000;
    for (const id of [1, 5]) of.elsewhere(id, 'b');
    of.clock.ms += 5000;
    await phone.store.submit(details);
    expect([1, 4, 5].map((id) => of.answers.get(id))).toEqual(['b', 'a', 'b']);
  });

  it('nor by turning another page than that on which it was tapped', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    phone.answerPage();
    await runWaiting();
    phone.store.choose(3, 'a');
    phone.store.back();
    of.clock.ms += 5000;
    of.elsewhere(3, 'b');
    of.clock.ms += 5000;
    phone.answerPage();
    await runWaiting();
    expect(of.answers.get(3)).toBe('b');
  });

  it('but a page that is turned now counts, whatever another device has said', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    for (const id of [1, 2]) phone.store.choose(id, 'a');
    of.clock.ms += 5000;
    of.elsewhere(1, 'b');
    of.clock.ms += 5000;
    phone.store.next();
    await runWaiting();
    expect([of.answers.get(1), of.answers.get(2)]).toEqual(['a', 'a']);
  });

  it('has changed an answer for good when the try before arrives after it', async () => {
    const of = server();
    const { store, opened, answerPage } = respondentOf(of);
    await store.open();
    answerPage('a');
    const [late] = of.save.mock.calls.at(-1) ?? [];
    await runWaiting();
    store.back();
    answerPage('b');
    await runWaiting();
    if (late !== undefined) await of.calls.save(late as never);
    await store.submit(details);
    expect([of.answers.get(1), of.answers.get(2)]).toEqual(['b', 'b']);
    expect(opened().step).toBe('answering');
  });

  it('keeps a correction that was tapped and not sent, over what was sent from here before', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    phone.answerPage('a');
    await runWaiting();
    phone.store.back();
    phone.store.choose(1, 'b');
    const again = respondentOf(of, phone.stored.items);
    await again.store.open();
    await runWaiting();
    expect(of.answers.get(1)).toBe('b');
    again.store.back();
    await runWaiting();
    expect(again.opened().chosen).toEqual({ 1: 'b', 2: 'a' });
  });

  it('fills with the submission what the server has lost', async () => {
    const of = server();
    const phone = respondentOf(of);
    await phone.store.open();
    await phone.answerAll();
    of.answers.delete(3);
    await phone.store.submit(details);
    expect(phone.step()).toBe('submitted');
    expect(of.answers.get(3)).toBe('a');
  });

  it('is not scolded by a double press for a page that has just come', async () => {
    const { store, opened, answerPage, clock } = respondentOf();
    await store.open();
    answerPage();
    clock.ms += 200;
    expect(store.next()).toBeNull();
    expect(opened()).toMatchObject({ at: 3, missing: [] });
    clock.ms += 1000;
    expect(store.next()).toBe(3);
    expect(opened().missing).toEqual([3, 4]);
  });

  it('hears that reminders could not be stopped, and can go on meanwhile', async () => {
    const { store, opened, answerPage, server: of } = respondentOf();
    await store.open();
    of.state.fails = new ApiError('unavailable', 'Later.');
    const asked = store.stopReminders();
    expect(opened().busy).toBe(false);
    await asked;
    expect(opened().problem).toBe('Later.');
    of.state.fails = null;
    await store.stopReminders();
    expect(opened().response.no_reminders_at).not.toBeNull();
    answerPage();
    expect(opened().problem).toBeNull();
  });

  it('hears that declining needs a connection, and can decline once there is one', async () => {
    const { store, step, opened, server: of } = respondentOf();
    await store.open();
    of.state.fails = new ApiError('network', 'Network error');
    await store.decline();
    expect(opened()).toMatchObject({ busy: false, problem: messages.away() });
    of.state.fails = null;
    await store.decline();
    expect(step()).toBe('closed');
  });

  it.each([
    ['link_expired', 'expired'],
    ['link_invalid', 'invalid'],
    ['gone', 'closed'],
    ['other_design', 'closed'],
    ['network', 'unreachable'],
  ] as const)('who meets %s when opening is told so (%s)', async (code, step) => {
    const of = server();
    of.state.fails = new ApiError(code, 'no');
    const respondent = respondentOf(of);
    await respondent.store.open();
    expect(respondent.step()).toBe(step);
  });

  it('loses no answer when the link dies in the middle', async () => {
    const { store, stored, step, answerPage, server: of } = respondentOf();
    await store.open();
    of.state.fails = new ApiError('link_expired', 'expired');
    answerPage();
    await runWaiting();
    expect(step()).toBe('expired');
    const again = respondentOf(server(), stored.items);
    await again.store.open();
    await runWaiting();
    expect([...again.server.answers.keys()]).toEqual([1, 2]);
  });
});
