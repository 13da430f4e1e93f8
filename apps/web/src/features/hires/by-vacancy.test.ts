import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { byVacancy } from './by-vacancy.ts';

const candidate = (response_id: string, title: string | null) =>
  ({ response_id, vacancy: title === null ? null : { id: title, title } }) as ComparedCandidate;

it('keeps those for the same vacancy together, in their order, and those for none at the end', () => {
  const all = [
    candidate('1', null),
    candidate('2', 'Buyer'),
    candidate('3', 'Lead'),
    candidate('4', 'Buyer'),
  ];
  const groups = byVacancy(all).map(({ title, candidates }) => [
    title,
    candidates.map(({ response_id }) => response_id).join(' '),
  ]);
  expect(groups).toEqual([
    ['Buyer', '2 4'],
    ['Lead', '3'],
    [null, '1'],
  ]);
  expect(byVacancy([])).toEqual([]);
});
