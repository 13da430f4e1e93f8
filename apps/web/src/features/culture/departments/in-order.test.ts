import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const columns = ['agency', 'ambition', 'care'].map((key) => ({ key, name: key, definition: '' }));
const department = (points: Record<string, [number, boolean]>) => ({
  id: 'a',
  name: 'A',
  people: 9,
  withheld: null,
  differences: Object.fromEntries(
    Object.entries(points).map(([key, [value, stands_out]]) => [
      key,
      { points: value, low: value - 9, high: value + 9, stands_out },
    ]),
  ),
});

describe('the order of competencies side by side', () => {
  it('begins with what stands out, then goes by distance', () => {
    const departments = [
      department({ agency: [-30, false], ambition: [3, false], care: [14, true] }),
      department({ agency: [2, false], ambition: [-8, false], care: [-1, false] }),
    ];
    expect(inOrder(columns, departments).map(({ key }) => key)).toEqual(['care', 'agency', 'ambition']);
  });

  it('stays as it is where nothing is known', () => {
    expect(inOrder(columns, [department({})])).toEqual(columns);
  });
});
