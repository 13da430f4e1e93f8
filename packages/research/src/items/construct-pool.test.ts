import keys from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { readingGrade, words } from '@fourfold/measurement/questionnaire/reading.ts';
import { describe, expect, it } from 'vitest';
import pool from '../../items/construct/pool.json' with { type: 'json' };
import readAloud from '../../items/construct/read-aloud.json' with { type: 'json' };

const lines = Object.entries(pool).flatMap(([key, wordings]) =>
  wordings.filter((_, at) => !(`${key}.${at + 1}` in readAloud.leftOut)),
);
const ends = lines.flatMap(({ stem, favourable, other }) =>
  [favourable, other].map((end) => ({ stem, end })),
);
const spoken = ends.map(({ stem, end }) => `${stem} ${end}`);

describe('the wordings of the construct lines that may be chosen', () => {
  it('are three or more for each of the 90 lines of the key', () => {
    const asked = [...keys.constructs, ...keys.mirrors].map(({ key }) => key);
    expect(Object.keys(pool)).toEqual(asked);
    expect(Object.values(pool).filter(({ length }) => length < 3)).toEqual([]);
  });

  it('have stems of at most nine words and ends of at most six', () => {
    expect(lines.filter(({ stem }) => words(stem).length > 9)).toEqual([]);
    expect(ends.filter(({ end }) => words(end).length > 6)).toEqual([]);
    expect(ends.flatMap(({ end }) => words(end)).length / ends.length).toBeLessThanOrEqual(4.5);
  });

  it('read at grade 6 or lower by the formula of Flesch and Kincaid, each end with its stem', () => {
    expect(spoken.filter((sentence) => readingGrade([sentence]) > 6)).toEqual([]);
  });

  it('say nothing twice', () => {
    const stems = lines.map(({ stem }) => stem);
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
    expect(spoken.filter((sentence, at) => spoken.indexOf(sentence) !== at)).toEqual([]);
    expect(lines.filter(({ favourable, other }) => favourable === other)).toEqual([]);
  });

  it('use no negations, no absolutes and no gender', () => {
    const unwanted =
      /\b(not|never|always|cannot|nobody|everybody|everyone|he|she|him|his|her|hers)\b|n[’']t\b/i;
    expect(spoken.filter((sentence) => unwanted.test(sentence))).toEqual([]);
  });
});
