import { createRandom } from '@fourfold/measurement/random.ts';
import { describe, expect, it } from 'vitest';
import type { MatchedOption } from './matched-questionnaire.ts';
import { type ReadAct, rematchActs } from './rematch-acts.ts';

const act = (id: string, text: string, good: number, measure: string | null = null): MatchedOption => ({
  id,
  text,
  primary: id.split('.')[0] ?? '',
  secondary: measure === null ? null : { measure, sign: 1 },
  sounds: [good, good],
});
const design = [
  { key: 't01', stem: 'At work, I', options: [act('candour.1', 'say it', 5), act('patience.1', 'wait', 6)] },
  { key: 't02', stem: 'I tend to', options: [act('loyalty.1', 'stay', 6), act('patience.2', 'sit', 5)] },
];
const read = (option: MatchedOption, { stops = 0, stumbled = false, met = true } = {}): ReadAct => ({
  option,
  stops,
  stumbled,
  met,
});
const asked = design.flatMap(({ options }) => options.map((option) => read(option)));
const never = () => false;

function textsOf(
  acts: readonly ReadAct[],
  alike: (one: MatchedOption, other: MatchedOption) => boolean = never,
) {
  const random = createRandom('acts');
  return rematchActs({ design, acts, alike, longer: 0, random, moves: 2000 }).map(({ options }) =>
    options.map(({ text }) => text),
  );
}

describe('acts in the places of a design', () => {
  it('are exchanged with each other until those of a question sound equally good', () => {
    expect(textsOf(asked)).toEqual([
      ['say it', 'sit'],
      ['stay', 'wait'],
    ]);
  });

  it('make room for others of the same key that sound more like their neighbours', () => {
    const after = textsOf([
      read(act('candour.1', 'say it', 5), { stumbled: true }),
      ...asked.slice(1),
      read(act('candour.2', 'say so', 5)),
    ]);
    expect(after[0]).toEqual(['say so', 'sit']);
  });

  it.each([
    ['another second side', act('candour.2', 'say so', 5, 'patience'), never],
    ['another behaviour', act('honesty.1', 'say so', 5), never],
    ['more words, so that the form would get longer', act('candour.2', 'say so to them', 5), never],
    [
      'much the same words as its neighbour',
      act('candour.2', 'say so', 5),
      (one: MatchedOption, other: MatchedOption) => [one.id, other.id].includes('candour.2'),
    ],
  ])('stay where the other has %s', (_, other, alike) => {
    const stumbled = read(act('candour.1', 'say it', 5), { stumbled: true });
    expect(textsOf([stumbled, ...asked.slice(1), read(other)], alike)[0]).toEqual(['say it', 'sit']);
  });
});
