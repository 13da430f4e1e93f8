import { describe, expect, it } from 'vitest';
import { matching, nextOption } from './combobox-choice.ts';

const items = ['Active Listening', 'Conflict Resolution', 'Motivating Others', 'Self-Control'].map(
  (label) => ({
    value: label,
    label,
  }),
);
const labels = (query: string) => matching(items, query).map((item) => item.label);

describe('typing into a combobox', () => {
  it('leaves what has a word that begins so', () => {
    expect(labels('re')).toEqual(['Conflict Resolution']);
    expect(labels('CON')).toEqual(['Conflict Resolution', 'Self-Control']);
  });

  it('takes several words in any order', () => {
    expect(labels('lis act')).toEqual(['Active Listening']);
    expect(labels('lis others')).toEqual([]);
  });

  it('leaves everything while nothing is typed', () => {
    expect(labels(' ')).toHaveLength(4);
  });
});

describe('arrow keys', () => {
  it('go round the ends', () => {
    expect(nextOption('ArrowDown', 3, 4)).toBe(0);
    expect(nextOption('ArrowUp', 0, 4)).toBe(3);
    expect(nextOption('ArrowDown', -1, 4)).toBe(0);
  });

  it('do nothing in an empty list, and other keys nothing at all', () => {
    expect(nextOption('ArrowDown', 0, 0)).toBeNull();
    expect(nextOption('Home', 0, 4)).toBeNull();
  });
});
