import { describe, expect, it } from 'vitest';
import { inWords, people, percent, signed, stands, whole } from './figure-words.ts';

describe('figures in words', () => {
  it('carry their interval', () => {
    expect(inWords({ score: 63.6, low: 51.5, high: 76.9 })).toBe('64, likely range 52 to 77');
  });

  it('have a sign where they are differences, and none where nothing is left of one', () => {
    expect(signed(17.6)).toBe('+18');
    expect(signed(-3.2)).toBe('−3');
    expect(signed(-0.3)).toBe('0');
    expect(signed(0.405, 2)).toBe('+0.41');
  });

  it('are as far below as above: half a point goes away from the middle on either side', () => {
    expect(signed(whole(-42.5))).toBe('−43');
    expect(signed(whole(42.5))).toBe('+43');
    expect(signed(whole(-0.4))).toBe('0');
  });

  it('say how far something stands from something else', () => {
    expect(stands(-42.5, 'everyone')).toBe('43 points below everyone');
    expect(stands(1.2, 'everyone')).toBe('1 point above everyone');
    expect(stands(-0.3, 'Round 1')).toBe('where Round 1 stands');
  });

  it('count one person', () => {
    expect(people(1)).toBe('1 person');
    expect(people(12)).toBe('12 people');
    expect(percent(0.796)).toBe('80%');
  });
});
