import { expect, it } from 'vitest';
import { sayWithheld } from './say-withheld.ts';

it('says that a period ends before it begins, rather than that nobody has answered', () => {
  const nobody = { reason: 'no_answers', text: 'Nobody has answered here yet.' } as const;
  const day = '2026-12-10';
  expect(sayWithheld(nobody, { from: day, to: '2026-11-10' })).toContain('The period ends before it begins.');
  expect(sayWithheld(nobody, { from: day, to: day })).toBe(nobody.text);
  expect(sayWithheld(nobody, { from: day })).toBe(nobody.text);
  const hidden = { reason: 'filter_shows_people', text: 'Hidden.' } as const;
  expect(sayWithheld(hidden, { from: day, to: '2026-11-10' })).toBe(hidden.text);
  expect(sayWithheld(null, {})).toBeUndefined();
});
