import { describe, expect, it } from 'vitest';
import type { Profile } from '../person/profile.ts';
import { reportScore } from '../person/reported-score.ts';
import { summarisePerson } from './summarise-person.ts';

const profile = (scores: Readonly<Record<string, number>>, error = 26): Profile => ({
  version: 'test',
  measures: Object.entries(scores).map(([key, score]) => ({
    key,
    ...reportScore((score - 100) / 40, (error / 40) ** 2, 0),
  })),
  groups: [],
});
const content = profile({ fair_pay: 110, safe_to_speak: 100 });

describe('what a report takes from one person', () => {
  it('is nothing when nobody could tell it from noise', () => {
    const { overactivated, developmentAreas } = summarisePerson(
      profile({ planning: 110, patience: 92 }),
      content,
      {},
    );
    expect(overactivated).toBeNull();
    expect(developmentAreas).toEqual([]);
  });

  it('names the most overactivated behaviour only where 150 or more is at least as probable as not', () => {
    const named = (score: number) => summarisePerson(profile({ planning: score }), content, {}).overactivated;
    expect(named(149)).toBeNull();
    expect(named(151)).toMatchObject({ behaviour: 'planning', direction: 'reduce' });
    expect(named(151)?.probability).toBeGreaterThan(0.5);
    expect(
      summarisePerson(profile({ planning: 160, patience: 170 }), content, {}).overactivated?.behaviour,
    ).toBe('patience');
  });

  it('takes the two surest development areas, of either side, without the overactivated one', () => {
    const scores = { planning: 175, patience: 40, candour: 60, networking: 128, clarity: 70 };
    const { overactivated, developmentAreas } = summarisePerson(profile(scores), content, {});
    expect(overactivated?.behaviour).toBe('planning');
    expect(developmentAreas.map(({ behaviour, direction }) => `${direction} ${behaviour}`)).toEqual([
      'improve patience',
      'improve candour',
    ]);
    for (const { probability } of developmentAreas) expect(probability).toBeGreaterThanOrEqual(0.5);
  });

  it('names nothing that is read as balanced, whose edges are 80 and 120', () => {
    const areas = (score: number) =>
      summarisePerson(profile({ planning: score }), content, {}).developmentAreas;
    for (const edge of [80, 79.6, 120, 120.4]) expect(areas(edge)).toEqual([]);
    for (const beyond of [79.4, 120.6]) expect(areas(beyond)).toHaveLength(1);
  });

  it('takes what is clear before what is likely, whatever is tied to it', () => {
    const { developmentAreas } = summarisePerson(
      profile({ patience: 50, candour: 60, clarity: 62 }),
      profile({ safe_to_speak: 20 }),
      { candour: ['safe_to_speak'], clarity: ['safe_to_speak'] },
    );
    expect(developmentAreas.map(({ behaviour }) => behaviour)).toEqual(['patience', 'candour']);
  });

  it('takes, of what is likely, a part of what is clear as a whole first, on the same side', () => {
    const likely = profile({ patience: 60, candour: 62, clarity: 135, planning: 64 });
    const { measures } = profile({ care: 60, communication: 60 }, 10);
    const groupOf = new Map([
      ['planning', 'care'],
      ['clarity', 'communication'],
    ]);
    const { developmentAreas } = summarisePerson({ ...likely, groups: measures }, content, {}, groupOf);
    expect(developmentAreas.map(({ behaviour }) => behaviour)).toEqual(['planning', 'patience']);
  });

  it('prefers, among equals, what is tied to something weak at work', () => {
    const equal = profile({ patience: 60, candour: 60, clarity: 60 });
    const unsafe = profile({ safe_to_speak: 40 });
    const { developmentAreas } = summarisePerson(equal, unsafe, { clarity: ['safe_to_speak'] });
    expect(developmentAreas[0]?.behaviour).toBe('clarity');
  });
});
