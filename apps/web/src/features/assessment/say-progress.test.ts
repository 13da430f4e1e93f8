import { expect, it } from 'vitest';
import type { Opened } from './respondent-screen.ts';
import { sayProgress } from './say-progress.ts';

const at = (patch: Partial<Opened>, now: number | null) => {
  const state = { total: 154, answered: 0, isSaved: false, hasDrafts: false, submitting: null, ...patch };
  return sayProgress(state as Opened, now).join(' · ');
};

it('counts the questions alone', () => {
  expect(at({}, 1)).toBe('1 of 154 · 0%');
  expect(at({ answered: 153, isSaved: true }, 154)).toBe('154 of 154 · 99% · saved');
});

it('never sounds as if all was done before it is sent', () => {
  const all = { answered: 154, isSaved: true };
  expect(at(all, null)).toBe('Your details · Not sent yet: press Submit');
  expect(at({ ...all, submitting: {} as Opened['submitting'] }, null)).toBe('Your details · Not sent yet');
  expect(at(all, 151)).toBe('151 of 154 · Not sent yet');
});

it('says of half a page, and of a page that was left half corrected, not that it is saved', () => {
  const half = { answered: 6, isSaved: true, hasDrafts: true };
  expect(at(half, 7)).toBe('7 of 154 · 3%');
  expect(at({ ...half, hasDrafts: false }, 7)).toBe('7 of 154 · 3% · saved');
});
