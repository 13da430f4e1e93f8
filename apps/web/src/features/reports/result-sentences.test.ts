import { expect, it } from 'vitest';
import { areaSentence, overactivatedSentence } from './result-sentences.ts';

const area = {
  key: 'persuasion',
  name: 'Persuasion',
  score: 166,
  low: 120,
  high: 200,
  probability: 0.71,
  beyond: 0.91,
};

it('says from where a behaviour counts as too much or too little', () => {
  expect(overactivatedSentence({ ...area, direction: 'reduce' })).toBe(
    'Persuasion: 166 (120 to 200), far too much (150 or more), likely (71%). Too much (above 120): clear (91%).',
  );
  expect(areaSentence({ ...area, direction: 'reduce' })).toContain('too much (above 120), likely');
  expect(areaSentence({ ...area, direction: 'improve' })).toContain('too little (below 80), likely');
});
