import { expect, it } from 'vitest';
import { sayFew, sayFilters } from './words.ts';

const sayDay = (day: string) => `the day ${day}`;

it('names every filter besides round and department', () => {
  expect(sayFilters({ round: 'one', department: 'none' }, sayDay)).toEqual([]);
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const filter = { company: 'Harbour', position: 'Designer', ...period, include: 'left_out' } as const;
  expect(sayFilters(filter, sayDay)).toEqual([
    'company Harbour',
    'position Designer',
    'submitted from the day 2026-03-01',
    'submitted up to the day 2026-03-31',
    'including answers that are usually left out',
  ]);
});

it('cautions where there are fewer than ten people', () => {
  expect([sayFew(0), sayFew(10)]).toEqual([null, null]);
  expect(sayFew(1)).toContain('From one person: a rough indication');
  expect(sayFew(9)).toContain('From 9 people: a rough indication');
});
