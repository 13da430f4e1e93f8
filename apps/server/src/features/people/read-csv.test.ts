import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('lines of CSV', () => {
  it.each([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'a;b;c\nd;e,f;g',
      [
        ['a', 'b', 'c'],
        ['d', 'e,f', 'g'],
      ],
    ],
    [
      'tabs of a spreadsheet',
      'a\tb\r\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      'a byte order mark and Mac line ends',
      '\uFEFFa,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quotes',
      'a,b\n"x, ""y""", "z"',
      [
        ['a', 'b'],
        ['x, "y"', 'z'],
      ],
    ],
    ['an open quote', 'a,b\n"x', [['a', 'b'], ['x']]],
    ['nothing', '\n \n,,\n', []],
  ])('are read with %s', (_what, text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('know where they stand, also after cells of several lines and empty lines', () => {
    const rows = readCsv('a,b\n"x\ny",1\n\nc,d\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('come back as they were written, whatever is in them', () => {
    const cell = fc.string().map((text) => `x${text.replace(/\r\n?/g, '\n').trim()}`);
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const header = rows[0]?.map(() => 'h') ?? [];
        const lines = [header, ...rows].map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
        );
        expect(cellsOf(lines.join('\n'))).toEqual([header, ...rows]);
      }),
    );
  });
});
