import { describe, expect, it } from 'vitest';
import { agreementOf, intraclass } from './intraclass.ts';

/**
 * Number, sum and sum of squares of the answers to LEAD01 in the 49 companies of the data set lq2002 that comes with
 * Bliese's package `multilevel` (2.7) for R. What is expected is what its ICC1, ICC2 and rwg answer.
 */
const companies = [
  [24, 71, 239],
  [37, 109, 379],
  [45, 129, 419],
  [58, 179, 609],
  [12, 46, 184],
  [15, 52, 196],
  [13, 43, 159],
  [29, 109, 443],
  [99, 332, 1210],
  [10, 26, 78],
  [89, 269, 915],
  [23, 61, 195],
  [10, 36, 134],
  [94, 322, 1204],
  [13, 43, 159],
  [68, 195, 677],
  [53, 161, 555],
  [25, 79, 283],
  [54, 181, 657],
  [37, 112, 398],
  [41, 100, 294],
  [21, 69, 249],
  [73, 236, 872],
  [68, 210, 724],
  [85, 279, 1005],
  [29, 105, 413],
  [19, 70, 272],
  [68, 195, 643],
  [77, 218, 714],
  [78, 235, 833],
  [58, 160, 500],
  [10, 29, 93],
  [30, 106, 410],
  [78, 202, 622],
  [54, 152, 508],
  [74, 207, 643],
  [63, 193, 673],
  [30, 86, 274],
  [90, 286, 1000],
  [14, 50, 186],
  [13, 51, 205],
  [18, 65, 253],
  [23, 85, 329],
  [39, 109, 355],
  [19, 63, 223],
  [11, 35, 125],
  [18, 51, 171],
  [13, 31, 89],
  [20, 62, 210],
].map(([people = 0, sum = 0, squares = 0]) => ({ people, sum, squares }));

describe('how much people of one department resemble each other', () => {
  it('is what R’s multilevel says of its own data', () => {
    const found = intraclass(companies);
    expect(found?.icc1).toBeCloseTo(0.0525607697, 9);
    expect(found?.icc2).toBeCloseTo(0.6980589849, 9);
  });

  it('is below zero where departments differ by less than chance, as there', () => {
    // COH01 by platoon of the data set cohesion.
    const found = intraclass([
      { people: 5, sum: 15, squares: 47 },
      { people: 6, sum: 16, squares: 48 },
    ]);
    expect(found?.icc1).toBeCloseTo(-0.1289228, 6);
    expect(found?.icc2).toBeCloseTo(-1.688889, 6);
  });

  it('is not said of one department, nor of departments of one', () => {
    expect(intraclass([{ people: 9, sum: 9, squares: 12 }])).toBeNull();
    expect(intraclass([1, 2, 3].map((sum) => ({ people: 1, sum, squares: sum ** 2 })))).toBeNull();
  });
});

describe('agreement inside a group', () => {
  it('is what R’s rwg says of the same data', () => {
    for (const [at, expected] of [0.3704710145, 0.1959459459, 0.4409090909].entries()) {
      const { people, sum, squares } = companies[at] as (typeof companies)[number];
      expect(agreementOf((squares - sum ** 2 / people) / (people - 1), 2)).toBeCloseTo(expected, 9);
    }
  });

  it('is never below nothing', () => {
    expect(agreementOf(3, 2)).toBe(0);
  });
});
