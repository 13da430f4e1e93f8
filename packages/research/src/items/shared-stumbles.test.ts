import { describe, expect, it } from 'vitest';
import { isAsked, sharedStumbles } from './shared-stumbles.ts';

const act = { id: 'planning.1', primary: 'planning', secondary: null, sounds: [5, 5] };
const design = [{ key: 't01', stem: 'At work, I', options: [{ ...act, text: 'plan my day' }] }];
const lines = [
  { key: 'c27', stem: 'My pay', favourable: 'is good', other: 'is low', passes: true },
  { key: 'c28', stem: 'My break', favourable: 'is long', other: 'is short', passes: true },
];
const quoted = (at: string, text: string) => isAsked({ at, text, why: 'read twice' }, design, lines);
const reader = (...told: [at: string, text: string][]) => ({
  who: 'a reader',
  stumbles: told.map(([at, text]) => ({ at, text, why: 'read twice' })),
});

describe('words that a reader stumbled over', () => {
  it.each(['My pay … is low / is good', 'My pay … is good / is low', 'My pay …', 'My pay', 'is low'])(
    'are asked still where they are quoted as “%s”',
    (text) => {
      expect(quoted('c27', text)).toBe(true);
    },
  );

  it.each(['My pay … is low / is fair', 'My wages … is good / is low', 'is long'])(
    'are gone where the line has no “%s” any more',
    (text) => {
      expect(quoted('c27', text)).toBe(false);
    },
  );

  it('are asked still where the act stands in another question by now', () => {
    expect(quoted('t64', 'plan my day')).toBe(true);
    expect(quoted('t01', 'plan my week')).toBe(false);
  });
});

describe('two readers who stumbled', () => {
  it('share a place where they name the same act, or quote the same line in different ways', () => {
    const shared = sharedStumbles([
      reader(['t01', 'plan my day'], ['c27', 'My pay …'], ['t02', 'ask my boss']),
      reader(['t05', 'plan my day'], ['c27', 'My pay … is low / is good'], ['t02', 'tell my boss']),
    ]);
    expect([...shared.keys()]).toEqual(['plan my day', 'c27']);
  });

  it('are two: one who stumbles twice shares nothing', () => {
    expect(sharedStumbles([reader(['c27', 'My pay …'], ['c27', 'is low']), reader()]).size).toBe(0);
  });
});
