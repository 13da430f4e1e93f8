import { expect, it } from 'vitest';
import { sayFilters } from './say-filters.ts';

it('names every filter besides round and department', () => {
  expect(sayFilters({ round: 'one', department: 'none' })).toEqual([]);
  expect(
    sayFilters({
      company: 'Harbour',
      position: 'Designer',
      from: '2026-03-01',
      to: '2026-03-31',
      include: 'left_out',
    }),
  ).toEqual([
    'company Harbour',
    'position Designer',
    'submitted from 1 March 2026',
    'submitted until 31 March 2026',
    'including answers that were left out',
  ]);
});
