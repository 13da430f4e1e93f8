import { expect, it } from 'vitest';
import { weakOnly } from './weak-only.ts';

const entry = (label: 'clear' | 'likely' | 'unclear', score: number) => ({ label, score: { score } });

it('what is not below the middle and only perhaps among the five is no barrier, and nothing is lost', () => {
  const [low, doubtful, noise, surely] = [
    entry('likely', 88),
    entry('unclear', 99),
    entry('unclear', 115),
    entry('clear', 104),
  ];
  const next = entry('unclear', 95);
  expect(weakOnly({ listed: [low, doubtful, noise, surely], undecided: [next] })).toEqual({
    listed: [low, doubtful, surely],
    undecided: [noise, next],
  });
});
