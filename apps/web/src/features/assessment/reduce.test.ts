import type { Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { unconfirmed } from './answers.ts';
import { type RespondentEvent, reduce } from './reduce.ts';
import { atFirst, type RespondentState } from './respondent-state.ts';
import { screenOf } from './screen-of.ts';

const total = 4;
const questions: Question[] = Array.from({ length: total }, (_, index) => ({
  id: index + 1,
  key: `q${index + 1}`,
  text: `Question ${index + 1}`,
  options: ['a', 'b'].map((key) => ({ key, text: key })),
  answer_key: null,
  number: index + 1,
}));
const envelope = (patch: Partial<RespondentEnvelope> = {}): RespondentEnvelope => ({
  response: {
    acknowledged_at: '2026-03-02T09:00:00Z',
    submitted_at: null,
    no_reminders_at: null,
  } as RespondentEnvelope['response'],
  unanswered_questions: questions,
  number_of_questions: total,
  number_of_answered_questions: 0,
  saved_at: null,
  overtaken: [],
  now: '2026-03-02T09:00:00.000Z',
  invitation: null,
  ...patch,
});
const after = (...events: RespondentEvent[]): RespondentState => events.reduce(reduce, atFirst(2));
const opened: RespondentEvent = { type: 'opened', envelope: envelope(), kept: [] };
const chose = (questionId: number, key = 'a'): RespondentEvent => ({
  type: 'chose',
  questionId,
  key,
  seconds: 4,
  secondsEach: null,
  time: Date.parse('2026-03-02T09:00:00Z'),
});
const next = (now = 10_000): RespondentEvent => ({
  type: 'next',
  now,
  time: Date.parse('2026-03-02T09:00:00Z'),
});

describe('where a respondent is', () => {
  it('follows from where they were and from what happened, and from nothing else', () => {
    const events = [opened, chose(1), chose(2, 'b'), next()];
    expect(after(...events)).toEqual(after(...events));
    const before = after(opened, chose(1));
    const copy = structuredClone(before);
    reduce(before, chose(2));
    expect(before).toEqual(copy);
  });

  it('is the next page once every question of this one has an answer, and the answers wait to be sent', () => {
    const state = after(opened, chose(1), chose(2, 'b'), next());
    expect(screenOf(state)).toMatchObject({ step: 'answering', at: 3, answered: 2 });
    expect([...state.answers.waiting.keys()]).toEqual([1, 2]);
    expect(state.answers.drafts.size).toBe(0);
  });

  it('is the same page, with what is missing on it, while a question has no answer', () => {
    expect(screenOf(after(opened, chose(2), next()))).toMatchObject({ at: 1, missing: [1] });
  });

  it('is the details after the last page, without asking, when all of them are counted', () => {
    const state = after(opened, chose(1), chose(2), next(), chose(3), chose(4), next(20_000));
    expect(state).toMatchObject({ step: 'confirming', seeksRest: false, busy: false });
  });

  it('is a question for the rest after the last page, when some of them are not', () => {
    const other = envelope({ unanswered_questions: questions.slice(2) });
    const state = after({ type: 'opened', envelope: other, kept: [] }, chose(3), chose(4), next());
    expect(state).toMatchObject({ step: 'answering', seeksRest: true, busy: true });
    const rest = envelope({ unanswered_questions: questions.slice(1, 2) });
    expect(reduce(state, { type: 'rest found', envelope: rest })).toMatchObject({
      step: 'answering',
      at: 2,
    });
  });

  it('keeps the two of a phone’s page together, where the answered one is in hand', () => {
    const rest = envelope({ unanswered_questions: questions.slice(1) });
    const alone = after({ type: 'opened', envelope: rest, kept: [] });
    expect(screenOf(alone)).toMatchObject({ at: 2 });
    const both = after({ type: 'arrived', questions }, { type: 'opened', envelope: rest, kept: [] });
    expect(screenOf(both)).toMatchObject({ at: 1 });
  });

  it('is one question at a time on a phone where all of them have four sentences to choose from', () => {
    const response = { ...envelope().response, form: 'candidate' as const };
    const candidate: RespondentEvent = { type: 'opened', envelope: envelope({ response }), kept: [] };
    const one = after(candidate);
    expect(screenOf(one)).toMatchObject({ at: 1, page: [{ id: 1 }] });
    const two = [chose(1), next()].reduce(reduce, one);
    expect(screenOf(two)).toMatchObject({ at: 2, page: [{ id: 2 }], answered: 1 });
    expect(screenOf(reduce(two, { type: 'back', now: 20_000 }))).toMatchObject({ at: 1, page: [{ id: 1 }] });
    expect(screenOf(reduce(one, { type: 'resized', room: 4 }))).toMatchObject({ at: 1, page: questions });
    const again = envelope({ response, unanswered_questions: questions.slice(1) });
    const both = after({ type: 'arrived', questions }, { type: 'opened', envelope: again, kept: [] });
    expect(screenOf(both)).toMatchObject({ at: 2 });
  });

  it('keeps the details that were typed over Back and Next, until they are submitted', () => {
    const all = after(opened, chose(1), chose(2), next(), chose(3), chose(4), next(20_000));
    const typed = [
      { type: 'typed', details: { role: 'Buyer' } },
      { type: 'typed', details: { company: '' } },
      { type: 'led to', at: 3, now: 0 },
      { type: 'led to', at: 5, now: 0 },
    ] satisfies RespondentEvent[];
    const back = typed.reduce(reduce, all);
    expect(screenOf(back)).toMatchObject({ step: 'confirming', typed: { role: 'Buyer', company: '' } });
    const done = reduce(back, { type: 'submitted', envelope: envelope() });
    expect(reduce(done, { type: 'led to', at: 3, now: 0 })).toBe(done);
    expect(screenOf(done)).toMatchObject({ typed: {}, isJustSubmitted: true });
  });

  it('leads to any page, and to the details only when everything is answered', () => {
    const open = after(opened, chose(1), chose(2), next());
    expect(reduce(open, { type: 'led to', at: 1, now: 0 })).toMatchObject({ step: 'answering', at: 1 });
    expect(reduce(open, { type: 'led to', at: 5, now: 0 })).toBe(open);
    const all = after(opened, chose(1), chose(2), next(), chose(3), chose(4), next(20_000));
    const back = reduce(all, { type: 'led to', at: 3, now: 0 });
    expect(reduce(back, { type: 'led to', at: 5, now: 0 })).toMatchObject({ step: 'confirming' });
  });

  it('holds on to what was not confirmed when the link dies, and lets go once all is submitted', () => {
    const state = after(opened, chose(1));
    const dead = reduce(state, { type: 'ended', step: 'expired', message: '' });
    expect(unconfirmed(dead.answers)).toHaveLength(1);
    expect(reduce(dead, next())).toBe(dead);
    const done = reduce(state, { type: 'submitted', envelope: envelope() });
    expect(screenOf(done).step).toBe('submitted');
    expect(unconfirmed(done.answers)).toEqual([]);
  });
});
