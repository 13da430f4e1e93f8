import { describe, expect, it } from 'vitest';
import { hiddenWhere } from './columns.ts';

describe('the columns of the list', () => {
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
