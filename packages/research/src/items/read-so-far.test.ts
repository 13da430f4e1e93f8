import { describe, expect, it } from 'vitest';
import { driftOf, joinRatings, joinSheets, textsToRead } from './read-so-far.ts';

const pool = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `planning.${at + 1}`, text: `act ${at + 1}` }));
const sheet = (count: number, answer: number) =>
  Object.fromEntries(pool(count).map(({ id, text }) => [id, { text, answer }]));

describe('a next sheet', () => {
  it('is the whole pool where nothing was read', () => {
    expect(textsToRead(pool(5), [], '1')).toEqual(pool(5));
  });

  it('has every text that is new or was changed, among sixty that were read', () => {
    const changed = pool(202).with(6, { id: 'planning.7', text: 'another act 7' });
    const texts = textsToRead(changed, [sheet(200, 4)], '1').map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['another act 7', 'act 201', 'act 202']);
    expect(new Set(texts).size).toBe(63);
  });

  it('takes other texts that were read for another reader', () => {
    const anchors = (seed: string) => textsToRead(pool(200), [sheet(200, 4)], seed);
    expect(anchors('1')).not.toEqual(anchors('2'));
  });
});

describe('several sheets', () => {
  it('keep the first answer to a text and take the later one to changed words', () => {
    const later = {
      'planning.1': { text: 'act 1', answer: 7 },
      'planning.2': { text: 'another act 2', answer: 7 },
    };
    const joined = joinSheets([sheet(2, 4), later]);
    expect(Object.values(joined).map(({ answer }) => answer)).toEqual([4, 7]);
  });

  it('are rated on the scale of the first', () => {
    const stricter = { ...sheet(2, 3), 'planning.3': { text: 'act 3', answer: 4 } };
    expect(driftOf(sheet(2, 4), stricter)).toBe(-1);
    expect(joinRatings([sheet(2, 4), stricter])['planning.3']?.answer).toBe(5);
  });

  it('are left as they are where no text was rated twice', () => {
    expect(joinRatings([{}, sheet(1, 3)])['planning.1']?.answer).toBe(3);
  });
});
