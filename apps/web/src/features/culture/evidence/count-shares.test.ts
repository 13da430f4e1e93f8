import { expect, it } from 'vitest';
import { countShares } from './count-shares.ts';

it('counts nobody for a share of less than half a person', () => {
  expect(countShares({ below: 0.84, above: 0.06 }, 7)).toEqual({ below: 6, balanced: 1, above: 0 });
});

it('never counts more people than there are', () => {
  expect(countShares({ below: 0.5, above: 0.5 }, 5)).toEqual({ below: 3, balanced: 0, above: 2 });
});
