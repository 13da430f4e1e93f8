import { describe, expect, it } from 'vitest';
import { sumUp } from './sum-up.ts';

const score = (name: string, side: 'low' | 'high' = 'high', beyond = 0.3) => ({
  name,
  side,
  score: side === 'high' ? 100 + beyond * 60 : 100 - beyond * 60,
  strength: beyond >= 0.8 ? ('full' as const) : beyond >= 0.6 ? ('half' as const) : ('pale' as const),
});
const rest = ['Care', 'Agency', 'Order'].map((name) => score(name));

describe('what a profile says in a sentence', () => {
  it('is that nothing stands out, when nothing does', () => {
    expect(sumUp(rest, 'Rosa')).toMatch(/^Rosa’s answers show no competency clearly out of balance\./);
    expect(sumUp(rest, null)).toMatch(/^Your answers show no competency/);
  });

  it('names what is more probable than not, and how surely', () => {
    const all = [score('Courage', 'high', 0.9), ...rest, score('Integrity', 'low', 0.65)];
    expect(sumUp(all, 'Rosa')).toBe(
      'Rosa’s answers show too much Courage (clear) and too little Integrity (likely). The other 3 competencies show no clear imbalance.',
    );
    expect(sumUp([score('Courage', 'low', 0.7), ...rest], null)).toBe(
      'Your answers show too little Courage (likely). The other 3 competencies show no clear imbalance.',
    );
  });

  it('joins what is equally sure', () => {
    const all = [score('Courage', 'high', 0.9), score('Care', 'high', 0.85), score('Order', 'low', 0.95)];
    expect(sumUp(all, 'James')).toMatch(
      /^James’s answers show too much Courage and Care \(clear\) and too little Order \(clear\)\./,
    );
  });

  it('names what is clear, the furthest from balanced first, and then what is likely', () => {
    const all = [
      { ...score('Communication', 'high', 0.99), score: 158 },
      { ...score('Adaptability', 'high', 0.98), score: 159 },
      { ...score('Agency', 'high', 0.97), score: 140 },
      { ...score('Care', 'low', 0.7), score: 20 },
      { ...score('Courage', 'high', 0.85), score: 161 },
    ];
    expect(sumUp(all, null)).toMatch(
      /^Your answers show too much Courage, Adaptability and Communication \(clear\)\./,
    );
    expect(sumUp(all.slice(3), null)).toMatch(/too much Courage \(clear\) and too little Care \(likely\)/);
  });

  it('names three and counts the others', () => {
    const all = [0.9, 0.7, 0.95, 0.65, 0.85].map((beyond, index) => score(`C${index}`, 'high', beyond));
    expect(sumUp(all, null)).toBe(
      'Your answers show too much C2, C0 and C4 (clear). 2 more are likely to be out of balance.',
    );
  });

  it('says of the others how certain they are, and both only where both are among them', () => {
    const restOf = (...beyond: number[]) =>
      sumUp(
        [0.99, 0.98, 0.97, ...beyond].map((one, index) => score(`C${index}`, 'high', one)),
        null,
      ).split('(clear). ')[1];
    expect(restOf(0.7)).toBe('One more is likely to be out of balance.');
    expect(restOf(0.9)).toBe('One more is clearly out of balance.');
    expect(restOf(0.9, 0.85)).toBe('2 more are clearly out of balance.');
    expect(restOf(0.9, 0.7)).toBe('2 more are clearly out of balance, or likely to be.');
  });
});
