import { describe, expect, it } from 'vitest';
import { isolates } from './isolates.ts';

const set = (...ids: string[]) => new Set(ids);
const five = ['a', 'b', 'c', 'd', 'e'];

describe('who can be told by sums', () => {
  it('is nobody among five who are always together', () => {
    expect(isolates([set(...five), set(...five, 'f', 'g', 'h', 'i', 'j')], [...five, ...'fghij'])).toEqual(
      [],
    );
  });

  it('is the sixth, by one difference', () => {
    expect(isolates([set(...five), set(...five, 'f')], [...five, 'f'])).toEqual(['f']);
  });

  it('is who is left of a sum once the others are known', () => {
    expect(isolates([set(...five)], ['e'])).toEqual(['e']);
  });

  it('are those whom only a weighted combination of three sums leaves', () => {
    const [x, y, z] = [[...'abcde'], [...'fghij'], [...'klmno']];
    const sums = [set(...x, ...y, 'p'), set(...y, ...z), set(...x, ...z)];
    expect(isolates(sums, [...x, ...y, ...z, 'p'])).toEqual([]);
    expect(isolates([...sums, set(...y)], [...x, ...y, ...z, 'p'])).toEqual(['p']);
  });
});
