import { expect, it } from 'vitest';
import { namePeople } from './name-people.ts';

it('names a few, and counts those beyond them', () => {
  const people = ['Ana', 'Bo', 'Cy', 'Di', 'Eve'].map((first_name) => ({ first_name, last_name: 'Berg' }));
  expect(namePeople(people.slice(0, 1))).toBe('Ana Berg');
  expect(namePeople(people.slice(0, 3))).toBe('Ana Berg, Bo Berg and Cy Berg');
  expect(namePeople(people.slice(0, 4))).toBe('Ana Berg, Bo Berg and 2 others');
  expect(namePeople(people)).toBe('Ana Berg, Bo Berg and 3 others');
});
