import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInTurns } from '../kernel/threads/turns.ts';
import { longestTurn } from './longest-turn.ts';

function compute(milliseconds: number): void {
  const began = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(began);
    if ((user + system) / 1000 >= milliseconds) return;
  }
}

it('the longest turn is what was computed at once, and not what was waited for or done in parts', async () => {
  const turn = await longestTurn(async () => {
    await sleep(150);
    compute(60);
    await sleep(5);
    compute(20);
  });
  expect(turn).toBeGreaterThanOrEqual(60);
  expect(turn).toBeLessThan(90);
  expect(await longestTurn(async () => compute(40))).toBeGreaterThanOrEqual(40);
});

it('many things in turns keep nobody waiting for all of them, and come in their order', async () => {
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const work = async () => {
    const squares = await mapInTurns(numbers, (n) => {
      compute(5);
      return n * n;
    });
    expect(squares).toEqual(numbers.map((n) => n * n));
  };
  expect(await longestTurn(work)).toBeLessThan(100);
});
