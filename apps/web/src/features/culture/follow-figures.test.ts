import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEveryMs, followFigures, type Parts, questionsBetweenLines } from './follow-figures.ts';

type Line = Parameters<Parts['open']>[0] & { isOpen: boolean };

function setup(answer: Awaited<ReturnType<Parts['ask']>> = { version: 'asked', answered: 7 }) {
  const lines: Line[] = [];
  const heard: string[] = [];
  const ask = vi.fn(async () => answer);
  const figures = followFigures({
    open: (events) => {
      const line = { ...events, isOpen: true };
      lines.push(line);
      return {
        close: () => {
          line.isOpen = false;
        },
      };
    },
    ask,
    hear: ({ version }) => heard.push(version),
  });
  figures.start();
  return { figures, lines, heard, ask, last: () => lines.at(-1) as Line };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a tab that follows the figures', () => {
  it('hears what its line says, and asks nothing', async () => {
    const { last, heard, ask } = setup();
    last().onEvent({ version: 'a', answered: 5 });
    await pass(10 * askEveryMs);
    expect([heard, ask.mock.calls.length]).toEqual([['a'], 0]);
  });

  it('whose line was replaced asks every half minute and opens no other until it is looked at again', async () => {
    const { figures, lines, last, heard, ask } = setup();
    last().onReplaced();
    expect(last().isOpen).toBe(false);
    await pass(100 * askEveryMs);
    expect([lines.length, ask.mock.calls.length, heard[0]]).toEqual([1, 100, 'asked']);
    figures.stop();
    figures.start();
    await pass(10 * askEveryMs);
    expect([lines.length, last().isOpen, ask.mock.calls.length]).toEqual([2, true, 100]);
  });

  it('whose line was refused asks at once, and tries another line after five minutes', async () => {
    const { lines, last, ask } = setup();
    last().onRefused();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(questionsBetweenLines * askEveryMs - 1);
    expect(lines).toHaveLength(1);
    await pass(1);
    expect([lines.length, ask.mock.calls.length]).toEqual([2, questionsBetweenLines]);
  });

  it('goes on asking while the server is away, and stops where asking has no use', async () => {
    const away = setup('later');
    away.last().onReplaced();
    await pass(3 * askEveryMs);
    expect(away.ask).toHaveBeenCalledTimes(3);
    const over = setup('over');
    over.last().onRefused();
    await pass(100 * askEveryMs);
    expect([over.ask.mock.calls.length, over.lines.length]).toEqual([1, 1]);
  });

  it('that is hidden lets go of everything', async () => {
    const { figures, last, heard, ask } = setup();
    const first = last();
    figures.stop();
    first.onEvent({ version: 'late', answered: 1 });
    first.onRefused();
    await pass(10 * askEveryMs);
    expect([first.isOpen, heard, ask.mock.calls.length]).toEqual([false, [], 0]);
  });
});
