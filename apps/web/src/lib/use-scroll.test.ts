import { expect, it } from 'vitest';
import { isSameScreen } from './use-scroll.ts';

const list = { pathname: '/dashboard/reports/create', search: '' };
const at = (search: string) => ({ ...list, search });

it('stays where the reader is when a list is filtered, and starts a report or a comparison at its top', () => {
  expect(isSameScreen(list, at('?page=2'))).toBe(true);
  expect(isSameScreen(list, at('?report=a'))).toBe(false);
  expect(isSameScreen(at('?report=a'), list)).toBe(false);
  expect(isSameScreen(at('?order=name'), at('?order=name&compare=a,b'))).toBe(false);
  expect(isSameScreen(list, { ...list, pathname: '/dashboard/people' })).toBe(false);
});
