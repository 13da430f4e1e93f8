import { describe, expect, it } from 'vitest';
import { findAlike } from './alike-acts.ts';

const rest = Array.from({ length: 100 }, (_, at) => ({ id: `other.${at}`, text: `ask colleagues n${at}` }));
const alike = (one: string, other: string, apart: string[][] = []) =>
  findAlike([{ id: 'a.1', text: one }, { id: 'b.1', text: other }, ...rest], apart)(0, 1);

describe('two acts', () => {
  it('are alike where they share a word that few acts have, in whatever form', () => {
    expect(alike('praise the winner', 'wait before praising anyone')).toBe(true);
    expect(alike('tell a joke', 'answer with jokes')).toBe(true);
  });

  it('are alike where they share two words, however common', () => {
    expect(alike('ask a colleague', "ask about a colleague's day")).toBe(true);
  });

  it('are apart where they share one word that many acts have', () => {
    expect(alike('ask my boss', 'ask for time')).toBe(false);
  });

  it('are alike where a reader found them so', () => {
    expect(alike('plan my day', 'set goals', [['a.1', 'b.1']])).toBe(true);
    expect(alike('plan my day', 'set goals', [['a.1', 'gone.1']])).toBe(false);
  });
});
