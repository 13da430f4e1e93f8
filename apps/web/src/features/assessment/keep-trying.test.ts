import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { keepTrying, type Trying } from './keep-trying.ts';

let online: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  online = new EventTarget();
  vi.stubGlobal('window', online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => new ApiError('network', 'Network error');
/** A call whose outcomes are decided one by one. */
function controlled() {
  const tries: { signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const told: Trying[] = [];
  const result = keepTrying<string>(
    (signal) => new Promise((answer, fail) => tries.push({ signal, answer, fail })),
    (state) => told.push(state),
  );
  return { tries, told, result };
}
const runWaiting = () => vi.advanceTimersByTimeAsync(0);

describe('a call that is never given up', () => {
  it('answers with the first answer', async () => {
    const { tries, told, result } = controlled();
    tries[0]?.answer('saved');
    expect(await result).toBe('saved');
    expect(told).toEqual(['trying']);
  });

  it('is tried again beside the first after five seconds, two at a time at most', async () => {
    const { tries, told, result } = controlled();
    await vi.advanceTimersByTimeAsync(4999);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([tries.length, told.at(-1)]).toEqual([2, 'slow']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(2);
    tries[0]?.answer('the slow one');
    expect(await result).toBe('the slow one');
    expect(tries[1]?.signal.aborted).toBe(true);
  });

  it('waits longer after each failure, and says that it failed', async () => {
    const { tries, told } = controlled();
    for (const [index, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
      tries[index]?.fail(lost());
      await runWaiting();
      expect(told.at(-1)).toBe('failed');
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(tries).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(tries).toHaveLength(index + 2);
    }
  });

  it('is tried at once when the connection is back', async () => {
    const { tries, result } = controlled();
    tries[0]?.fail(lost());
    await runWaiting();
    online.dispatchEvent(new Event('online'));
    expect(tries).toHaveLength(2);
    tries[1]?.answer('back');
    expect(await result).toBe('back');
  });

  it.each(['network', 'unreadable', 'internal', 'unavailable', 'too_many'] as const)(
    'passes over %s',
    async (code) => {
      const { tries, result } = controlled();
      tries[0]?.fail(new ApiError(code, 'later'));
      await vi.advanceTimersByTimeAsync(1000);
      tries[1]?.answer('saved');
      expect(await result).toBe('saved');
    },
  );

  it('ends with a refusal, and nothing is sent after it', async () => {
    const { tries, result } = controlled();
    const refused = expect(result).rejects.toMatchObject({ code: 'gone' });
    tries[0]?.fail(new ApiError('gone', 'withdrawn'));
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    online.dispatchEvent(new Event('online'));
    expect(tries).toHaveLength(1);
  });

  it('takes the answer of one try when the other one is lost', async () => {
    const { tries, result } = controlled();
    await vi.advanceTimersByTimeAsync(5000);
    tries[0]?.fail(lost());
    await runWaiting();
    tries[1]?.answer('the second');
    expect(await result).toBe('the second');
  });
});
