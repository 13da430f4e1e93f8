import type { SurveyResponse } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { changeEach } from './change-each.ts';

const people = ['Ana', 'Bo', 'Cy'].map(
  (first_name) => ({ first_name, last_name: 'Silva' }) as SurveyResponse,
);

it('goes on behind someone who is refused, and says who and why', async () => {
  const done = await changeEach(people, async ({ first_name }) => {
    if (first_name === 'Bo') throw new ApiError('invalid', 'Only your own departments.');
  });
  expect(done.changed.map(({ first_name }) => first_name)).toEqual(['Ana', 'Cy']);
  expect(done.refused).toEqual([{ name: 'Bo Silva', why: 'Only your own departments.' }]);
});

it('stops where the connection is lost, and names everyone who was not changed', async () => {
  const asked: string[] = [];
  const done = await changeEach(people, async ({ first_name }) => {
    asked.push(first_name);
    if (first_name === 'Bo') throw new ApiError('network', 'Network error');
  });
  expect(asked).toEqual(['Ana', 'Bo']);
  expect(done.refused.map(({ name }) => name)).toEqual(['Bo Silva', 'Cy Silva']);
});
