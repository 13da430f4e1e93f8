import { expect, it } from 'vitest';
import { weightOf } from './weigh-sums.ts';

it.each([
  [
    { people: 320, companies: 6 },
    { people: 320, companies: 6 },
  ],
  [
    { people: 2000, companies: 400 },
    { people: 2000, companies: 400 },
  ],
  [
    { people: 200, companies: 41 },
    { people: 200, companies: 40 },
  ],
  [
    { people: 10_000_000, companies: 1_000_000 },
    { people: 2000, companies: 400 },
  ],
])('a file that claims %o counts as %o', (claimed, counted) => {
  expect(weightOf(claimed)).toEqual(counted);
});
