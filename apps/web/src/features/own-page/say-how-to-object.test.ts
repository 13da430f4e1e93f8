import { expect, it } from 'vitest';
import { sayHowToObject } from './say-how-to-object.ts';

const judged = (verdict: 'consistent' | 'unreliable') => ({
  quality: { verdict, sentence: '', reasons: [], left_out: false },
});

it('leads to a competency only where the scores are shown', () => {
  expect(sayHowToObject(judged('consistent'))).toContain('Open its competency or domain');
  expect(sayHowToObject(judged('unreliable'))).toMatch(/^If you open the scores below/);
});
