import { describe, expect, it } from 'vitest';
import { exchangeActs, type Instead } from './exchange-acts.ts';
import type { MatchedOption } from './matched-questionnaire.ts';

const act = (id: string, text: string, good: number, measure: string | null = null): MatchedOption => ({
  id,
  text,
  primary: id.split('.')[0] ?? '',
  secondary: measure === null ? null : { measure, sign: 1 },
  sounds: [good, good],
});
const design = [
  {
    key: 't01',
    stem: 'At work, I',
    options: [act('candour.1', 'tell the boss', 5), act('patience.1', 'wait for the lift', 5.2)],
  },
];
/** With acts elsewhere that sound better: a behaviour that sounds worse than 4.8 is set apart. */
const wider = [
  ...design,
  { key: 't02', stem: 'I tend to', options: [act('loyalty.1', 'stay', 5.3), act('patience.2', 'sit', 5.4)] },
];
const never = () => false;
const stumbled = new Set(['tell the boss']);
const instead = (option: MatchedOption, stops = 0): Instead => ({ option, stops });
const textsIn = (candidates: readonly Instead[], alike = never) =>
  exchangeActs(design, stumbled, candidates, alike).design[0]?.options.map(({ text }) => text);

describe('an act that readers stumbled over', () => {
  it('makes room for one of the same key, and its neighbour stays', () => {
    const { exchanged, left } = exchangeActs(
      design,
      stumbled,
      [instead(act('candour.2', 'say it', 5))],
      never,
    );
    expect(exchanged).toEqual([['tell the boss', 'say it']]);
    expect(left).toEqual([]);
    expect(textsIn([instead(act('candour.2', 'say it', 5))])).toEqual(['say it', 'wait for the lift']);
  });

  it('makes room for the one at which the fewest stop, then for the shortest that sounds most like its neighbours', () => {
    const found = textsIn([
      instead(act('candour.2', 'stopped at', 5.2), 1),
      instead(act('candour.3', 'far away', 4.8)),
      instead(act('candour.4', 'close by', 5.1)),
    ]);
    expect(found?.[0]).toBe('close by');
  });

  it.each([
    ['another second side', act('candour.2', 'say it', 5, 'patience'), never],
    ['another behaviour', act('loyalty.2', 'say it', 5), never],
    ['a better sound than is allowed', act('candour.2', 'say it', 5.9), never],
    ['the same place already', act('patience.1', 'wait for the lift', 5.2), never],
    ['much the same words as its neighbour', act('candour.2', 'say it', 5), () => true],
    ['a sound that sets its behaviour apart', act('candour.2', 'say it', 4.6), never],
  ])('stays where the other has %s', (_, other, alike) => {
    const { left, design: after } = exchangeActs(wider, stumbled, [instead(other)], alike);
    expect(left).toEqual(['tell the boss']);
    expect(after).toEqual(wider);
  });
});
