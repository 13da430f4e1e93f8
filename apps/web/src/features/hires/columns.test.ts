import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { columnsOf, firstShown, hiddenWhere, whyAlso } from './columns.ts';

const competencies = ['Agency', 'Care', 'Courage', 'Order', 'Trust', 'Unity'].map((name) => ({
  ...{ key: name.toLowerCase(), name, definition: '', team: null, spread: null },
}));
const differing = (...keys: string[]) =>
  ({
    verdict: 'consistent',
    differs: keys.map((key) => ({ key, name: key, side: 'more' })),
    competencies: [],
  }) as unknown as ComparedCandidate;
const columns = (asked_for: string[], ...candidates: ComparedCandidate[]) =>
  columnsOf({ asked_for, competencies, candidates });
const keys = (...given: Parameters<typeof columns>) => columns(...given).map(({ key }) => key);

describe('the columns of the list', () => {
  it('are what the vacancy names, and then what the headline names besides', () => {
    const asked = ['agency', 'care', 'courage', 'trust'];
    expect(keys(asked, differing('courage', 'unity', 'order'), differing('order'))).toEqual([
      ...['agency', 'care', 'courage', 'trust'],
      ...['unity', 'order'],
    ]);
    expect(keys([], differing('order'))).toEqual(['order', 'agency', 'care']);
  });

  it('begin on a phone with the one that the headline names first', () => {
    const someone = differing('unity');
    expect(firstShown(columns(['agency'], someone), [someone])?.key).toBe('unity');
    expect(firstShown(columns(['agency']), [])?.key).toBe('agency');
  });

  it('say why one is there that was not chosen', () => {
    const asked = ['agency'];
    const why = (asked: string[], ...given: string[]) => whyAlso(asked, columns(asked, differing(...given)));
    expect(why(asked, 'unity', 'order')).toBe(
      'Also shown, because a candidate clearly differs: Unity and Order.',
    );
    expect(why(asked, 'agency')).toBe('');
    expect(why([], 'order')).toBe('');
  });

  const seen = (breakpoint: string, shown: number) =>
    [0, 1, 2, 3, 4, 5].filter((at) => !hiddenWhere(at, shown).includes(breakpoint));

  it('are the chosen one on a phone, three on a tablet on its side and five on a narrow desk, it among them', () => {
    expect([seen('max-[900px]:', 3), seen('max-lg:', 3), seen('max-xl:', 5)]).toEqual([
      [3],
      [0, 1, 3],
      [0, 1, 2, 3, 5],
    ]);
    expect(seen('max-lg:', 0)).toEqual([0, 1, 2]);
  });
});
