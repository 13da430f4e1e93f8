import { readingGrade, words } from '@fourfold/measurement/questionnaire/reading.ts';
import { describe, expect, it } from 'vitest';
import design from '../../items/tendency/design.json' with { type: 'json' };
import bank from '../../items/tendency/stems.json' with { type: 'json' };
import { isApart, isEasy, matchStems } from './match-stems.ts';

const { stems } = bank;
const questions = design.map(({ options }) => options.map(({ text }) => text));

describe('the bank of stems', () => {
  it('has so many stems that none stands over more than a dozen questions, each written once', () => {
    expect(12 * stems.length).toBeGreaterThanOrEqual(design.length);
    const plain = stems.map((stem) => words(stem.toLowerCase()).join(' '));
    expect(plain.filter((stem, at) => plain.indexOf(stem) !== at)).toEqual([]);
  });

  it('has at most four words a stem, since each is read before its four acts', () => {
    expect(stems.filter((stem) => words(stem).length > 4)).toEqual([]);
  });

  it('reads at grade 6 or lower by the formula of Flesch and Kincaid', () => {
    expect(stems.filter((stem) => readingGrade([stem]) > 6)).toEqual([]);
  });

  it('leads into an act in the first person or after "to"', () => {
    expect(stems.filter((stem) => !/\b(I|to)$/.test(stem))).toEqual([]);
  });
});

describe('a stem of the bank', () => {
  it('shares no telling word with the acts below it', () => {
    expect(isApart('On most days, I', ['start again after a bad day'])).toBe(false);
    expect(isApart('Colleagues know that I', ["praise a colleague's work"])).toBe(false);
    expect(isApart('On most days, I', ['ask my boss', 'write a list'])).toBe(true);
  });

  it('stands over every question of the design and reads easily with each of its acts', () => {
    const matched = matchStems(questions, stems);
    expect(questions.filter((acts, at) => !isApart(matched[at] ?? '', acts))).toEqual([]);
    expect(questions.filter((acts, at) => !isEasy(matched[at] ?? '', acts))).toEqual([]);
    const times = [...Map.groupBy(matched, (stem) => stem).values()].map(({ length }) => length);
    expect(Math.max(...times)).toBeLessThanOrEqual(12);
    expect(design.map(({ stem }) => stem)).toEqual(matched);
  });

  it('is the one that was used least so far', () => {
    const acts = [['write a list'], ['ask my boss'], ['say what I think']];
    expect(matchStems(acts, ['I tend to', 'At work, I'])).toEqual(['I tend to', 'At work, I', 'I tend to']);
  });

  it('is missed where none fits', () => {
    expect(() => matchStems([['praise a colleague']], ['Colleagues know that I'])).toThrow('no stem fits');
    expect(() => matchStems([['communicate disagreement immediately']], ['At work, I'])).toThrow(
      'no stem fits',
    );
  });
});
