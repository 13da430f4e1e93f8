import { expect, it } from 'vitest';
import { whereItStands } from './norm.tsx';

const among = (percentile: number | null, low: number | null, high: number | null) =>
  whereItStands({ others: 23, percentile, low, high });

it('says where a company stands with both ends of the range, or the one that is known', () => {
  expect(among(50, 20, 80)).toBe(
    'Higher than about 50% of organisations, judging by the 23 others here (likely range 20% to 80%).',
  );
  expect(among(25, 5, 68)).toContain('(likely range up to 68%)');
  expect(among(86, 39, 95)).toContain('(likely range 39% or more)');
});

it('claims neither all nor none', () => {
  expect(among(95, 61, 95)).toMatch(/^Higher than nearly all organisations/);
  expect(among(5, 5, 30)).toMatch(/^Lower than nearly all organisations/);
});

it('says nothing where nothing can be said', () => {
  expect(among(null, null, null)).toBeNull();
});
