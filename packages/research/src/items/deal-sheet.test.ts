import { describe, expect, it } from 'vitest';
import { dealSheet, fileAnswers, readDealt } from './deal-sheet.ts';
import { readerQuestions } from './reader-questions.ts';

const texts = ['one', 'two', 'three', 'four'].map((text) => ({ id: `id ${text}`, text }));
const accepts = (answer: unknown): answer is number => typeof answer === 'number';

describe('a sheet', () => {
  it('has every text once, in an order of its own for each reader', () => {
    const [first, second] = ['1', '2'].map((seed) => dealSheet(texts, seed).map(({ text }) => text));
    expect(first?.toSorted()).toEqual(['four', 'one', 'three', 'two']);
    expect(first).not.toEqual(second);
  });

  it('takes answers back to the texts by their numbers', () => {
    const sheet = dealSheet(texts, '1');
    const answers = Object.fromEntries(sheet.map(({ number, text }) => [number, text.length]));
    expect(fileAnswers(sheet, answers, accepts)['id three']).toEqual({ text: 'three', answer: 5 });
  });

  it('is read back as it was dealt, a text that the pool has twice at both its places', () => {
    const pool = [...texts, { id: 'id two again', text: 'two' }];
    const dealt = 'How good?\n\n1. two\n2. four\n3. two\n';
    expect(readDealt(dealt, pool).map(({ id }) => id)).toEqual(['id two', 'id four', 'id two again']);
    expect(() => readDealt('1. five\n', pool)).toThrow('line 1 (five)');
  });

  it('refuses a sheet with a line left out', () => {
    const sheet = dealSheet(texts, '1');
    expect(() => fileAnswers(sheet, { 1: 3, 2: 3, 4: 3 }, accepts)).toThrow('line 3');
  });
});

describe('the questions', () => {
  const accept = (name: string, answer: unknown) =>
    readerQuestions.find((question) => question.name === name)?.accepts(answer);

  it('take whole ratings from 1 to 7', () => {
    expect([0, 1, 7, 8, 2.5, '3'].map((answer) => accept('colleague', answer))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('take one to three guesses of a behaviour, by its key', () => {
    expect(accept('behaviour', { shows: ['initiative'], less: [] })).toBe(true);
    expect(accept('behaviour', { shows: [], less: [] })).toBe(false);
    expect(accept('behaviour', { shows: ['Initiative'], less: [] })).toBe(false);
    expect(accept('behaviour', { shows: ['initiative'], less: ['haste'] })).toBe(false);
    expect(accept('behaviour', { shows: ['initiative', 'clarity', 'planning', 'patience'], less: [] })).toBe(
      false,
    );
  });

  it('take one to three guesses of a perception, by its key', () => {
    const guesses = [['fair_pay'], ['fair_pay', 'low_politics', 'belonging'], [], ['pay'], 'fair_pay'];
    expect(guesses.map((answer) => accept('perception', answer))).toEqual([true, true, false, false, false]);
  });

  it('show each end of a construct line alone, under its stem', () => {
    const discomfort = readerQuestions.find(({ name }) => name === 'discomfort');
    expect(discomfort?.texts({ c27: [{ stem: 'My pay', favourable: 'is good', other: 'is low' }] })).toEqual([
      { id: 'c27.1.favourable', text: 'My pay … is good' },
      { id: 'c27.1.other', text: 'My pay … is low' },
    ]);
  });
});
