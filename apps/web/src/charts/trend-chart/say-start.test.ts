import { expect, it } from 'vitest';
import { sayStart } from './say-start.ts';

it('names whom a plan is for beside the day it started', () => {
  const plan = { title: 'Improve Delegation', started_at: '2026-10-24T09:00:00.000Z' };
  expect(sayStart({ ...plan, departments: ['Sales', 'Shops'] })).toBe(
    'Improve Delegation (Sales and Shops), started on 24\u00a0Oct\u00a02026',
  );
  expect(sayStart({ ...plan, departments: null })).toBe(
    'Improve Delegation (whole company), started on 24\u00a0Oct\u00a02026',
  );
});
