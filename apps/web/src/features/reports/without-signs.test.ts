import { expect, it } from 'vitest';
import { withoutSigns } from './without-signs.ts';

it.each([
  ['**When Ana speaks, wait.', 'When Ana speaks, wait.'],
  ['Then *ask*.**', 'Then ask.'],
  ['## Your week', 'Your week'],
  ['- _Write_ to_her.', 'Write to_her.'],
  ['2. Say \\*so\\*.', 'Say *so*.'],
  ['1**42**', '142'],
  ['5 * 3 is 15', '5 * 3 is 15'],
  ['**', '**'],
])('shows %s as its reader sees it', (stretch, plain) => {
  expect(withoutSigns(stretch)).toBe(plain);
});
