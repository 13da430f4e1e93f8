import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { type Answers, confirm, draft, noAnswers, send, sendDrafts, unconfirmed } from './answers.ts';
import { createSender } from './send-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const item = (id: number, key = 'a'): AnswerItem => ({ question_id: id, question_key: `q${id}`, key });
const envelope = { number_of_answered_questions: 0, overtaken: [], now: '' } as unknown as RespondentEnvelope;
const keys = (items: readonly AnswerItem[]) => items.map(({ question_id: id, key }) => `${id}${key}`);

function queueWith(first: AnswerItem[] = []) {
  const stored = { items: [...first] };
  const calls: { sent: string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const told: string[] = [];
  const confirmed: string[][] = [];
  const refused: unknown[] = [];
  let answers = noAnswers;
  const change = (next: Answers) => {
    answers = next;
    stored.items = unconfirmed(answers);
  };
  const go = createSender({
    waiting: () => [...answers.waiting.values()],
    send: (items) =>
      new Promise((resolve, fail) =>
        calls.push({ sent: keys(items), answer: () => resolve(envelope), fail }),
      ),
    tell: (saving) => told.push(saving),
    saved: (said, sent) => {
      change(confirm(answers, said, sent));
      confirmed.push(keys(sent));
    },
    refused: (error) => refused.push(error),
  });
  const queue = {
    add(items: readonly AnswerItem[]) {
      change(send(answers, items));
      void go();
    },
    draft: (one: AnswerItem) => change(draft(answers, one, 0)),
    drafts: () => [...answers.drafts.values()],
    turnPage: () => {
      change(sendDrafts(answers, new Set(), 0));
      void go();
    },
  };
  return { queue, stored, calls, told, confirmed, refused };
}
const runWaiting = () => vi.advanceTimersByTimeAsync(0);

describe('answers on their way', () => {
  it('are kept until the server has confirmed them', async () => {
    const { queue, stored, calls, told, confirmed } = queueWith();
    queue.add([item(1), item(2)]);
    expect(keys(stored.items)).toEqual(['1a', '2a']);
    calls[0]?.answer();
    await runWaiting();
    expect(stored.items).toEqual([]);
    expect(confirmed).toEqual([['1a', '2a']]);
    expect(told.at(-1)).toBe('saved');
  });

  it('are kept from the choice on, before Next', () => {
    const { queue, stored, calls } = queueWith();
    queue.draft(item(1, 'b'));
    queue.draft(item(1, 'c'));
    expect(keys(stored.items)).toEqual(['1c']);
    expect(calls).toEqual([]);
    queue.turnPage();
    expect(calls[0]?.sent).toEqual(['1c']);
    expect(queue.drafts()).toEqual([]);
  });

  it('go out one call after the other, the newest choice of a question alone', async () => {
    const { queue, calls } = queueWith();
    queue.add([item(1)]);
    queue.add([item(2)]);
    queue.add([item(2, 'd')]);
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await runWaiting();
    expect(calls.map(({ sent }) => sent)).toEqual([['1a'], ['2d']]);
  });

  it('are sent again when they were changed while an older choice was under way', async () => {
    const { queue, calls, stored } = queueWith();
    queue.add([item(1, 'a')]);
    queue.add([item(1, 'b')]);
    calls[0]?.answer();
    await runWaiting();
    expect(calls[1]?.sent).toEqual(['1b']);
    expect(keys(stored.items)).toEqual(['1b']);
  });

  it('are sent with what came meanwhile when a try failed', async () => {
    const { queue, calls, told } = queueWith();
    queue.add([item(1)]);
    calls[0]?.fail(new ApiError('network', 'Network error'));
    await runWaiting();
    expect(told.at(-1)).toBe('failed');
    queue.add([item(2)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]?.sent).toEqual(['1a', '2a']);
  });

  it('stay kept when they are refused for good', async () => {
    const { queue, calls, stored, refused } = queueWith();
    queue.add([item(1)]);
    calls[0]?.fail(new ApiError('link_expired', 'expired'));
    await runWaiting();
    expect(refused).toMatchObject([{ code: 'link_expired' }]);
    expect(keys(stored.items)).toEqual(['1a']);
    queue.add([item(2)]);
    expect(calls[1]?.sent).toEqual(['1a', '2a']);
  });
});
