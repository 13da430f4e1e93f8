import { describe, expect, it } from 'vitest';
import lines from '../../items/construct/lines.json' with { type: 'json' };
import pool from '../../items/construct/pool.json' with { type: 'json' };
import { judgeWordings } from './choose-wordings.ts';
import type { Sheet } from './read-so-far.ts';

/** One reader's sheet: an answer for each end of each wording, the favourable end first. */
function sheet<Answer>(...wordings: readonly (readonly [Answer, Answer])[]): Sheet<Answer> {
  return Object.fromEntries(
    wordings.flatMap(([favourable, other], at) => [
      [`c27.${at + 1}.favourable`, { text: '', answer: favourable }],
      [`c27.${at + 1}.other`, { text: '', answer: other }],
    ]),
  );
}
const pay = [['fair_pay'], ['fair_pay']] as const;
const fine = { discomfort: [2, 3], favour: [6, 4], perception: pay } as const;
type Wording = {
  discomfort: readonly [number, number];
  favour: readonly [number, number];
  perception: readonly [readonly string[], readonly string[]];
};
const judge = (...wordings: Wording[]) =>
  judgeWordings('c27', 'fair_pay', wordings.length, {
    discomfort: [sheet(...wordings.map(({ discomfort }) => discomfort))],
    favour: [sheet(...wordings.map(({ favour }) => favour))],
    perception: [sheet<readonly string[]>(...wordings.map(({ perception }) => perception))],
  });

describe('of several wordings of a line', () => {
  it('takes the one whose harder end is least uncomfortable', () => {
    const judged = judge({ ...fine, discomfort: [1, 4] }, fine);
    expect(judged.map(({ wording, discomfort }) => [wording, discomfort])).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  it.each([
    ['the ends are seen as equally good', { ...fine, favour: [5, 5] }],
    ['its perception is not named', { ...fine, perception: [['belonging'], ['fair_pay']] }],
    ['an end is hard to choose', { ...fine, discomfort: [1, 5] }],
  ] as const)('puts a wording last where %s', (_, poor) => {
    const judged = judge({ ...poor, discomfort: poor.discomfort ?? [1, 1] }, { ...fine, discomfort: [1, 4] });
    expect(judged.map(({ wording, passes }) => [wording, passes])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('leaves out a wording that a reader has not read', () => {
    const readings = {
      discomfort: [sheet<number>([2, 3], [1, 1])],
      favour: [sheet<number>([6, 4])],
      perception: [sheet<readonly string[]>(pay, pay)],
    };
    expect(judgeWordings('c27', 'fair_pay', 2, readings).map(({ wording }) => wording)).toEqual([1]);
  });

  it('leaves out a wording that readers of the whole form stumbled over, though it is least uncomfortable', () => {
    const readings = {
      discomfort: [sheet<number>([1, 1], [2, 3])],
      favour: [sheet<number>([6, 4], [6, 4])],
      perception: [sheet<readonly string[]>(pay, pay)],
    };
    const judged = judgeWordings('c27', 'fair_pay', 2, readings, { 'c27.1': 'both ends can be true' });
    expect(judged.map(({ wording }) => wording)).toEqual([2]);
  });
});

describe('the chosen lines', () => {
  it('are wordings of the pool, in its order', () => {
    expect(lines.map(({ key }) => key)).toEqual(Object.keys(pool));
    const wordings = new Map(Object.entries<{ stem: string; favourable: string; other: string }[]>(pool));
    for (const { key, wording, stem, favourable, other } of lines)
      expect(wordings.get(key)?.[wording - 1]).toEqual({ stem, favourable, other });
  });

  it('are no more uncomfortable to choose than is allowed, on average and each, where a wording passes', () => {
    const passing = lines.filter(({ passes }) => passes);
    expect(Math.max(...passing.map(({ discomfort }) => discomfort))).toBeLessThanOrEqual(4.5);
    const mean = lines.reduce((sum, { discomfortOfBoth }) => sum + discomfortOfBoth, 0) / lines.length;
    expect(mean).toBeLessThanOrEqual(3);
  });

  it('have more wordings to be read where none passes', () => {
    const poor = lines.filter(({ passes }) => !passes).map(({ key }) => key);
    const more = Object.entries(pool).filter(([, wordings]) => wordings.length > 3);
    expect(more.map(([key]) => key)).toEqual(expect.arrayContaining(poor));
  });
});
