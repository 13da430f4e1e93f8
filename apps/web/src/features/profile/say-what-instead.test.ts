import { expect, it } from 'vitest';
import { sayWhatInstead } from './say-what-instead.ts';

it('offers a talk or the next round, and no second answers in the same one', () => {
  expect(sayWhatInstead('full', 'Zoë')).toBe(
    'Draw no conclusions about Zoë. Talk to them instead, or invite them again in the next round. Nobody can answer twice in the same round.',
  );
  expect(sayWhatInstead('full', null)).toBe(
    'Talk to the person who invited you instead, or answer again in the next round. Nobody can answer twice in the same round.',
  );
});

it('offers a candidate, who is in no round, a talk', () => {
  expect(sayWhatInstead('candidate', 'Zoë')).toBe('Draw no conclusions about Zoë. Talk to them instead.');
  expect(sayWhatInstead('candidate', null)).toBe('Talk to the person who invited you instead.');
});
