import { describe, expect, it } from 'vitest';
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

  it('refuses a wording that was not read', () => {
    const readings = { discomfort: [{}], favour: [{}], perception: [{}] };
    expect(() => judgeWordings('c27', 'fair_pay', 1, readings)).toThrow('c27.1');
  });
});
