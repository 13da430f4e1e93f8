import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestTurn } from '../../testing/longest-turn.ts';
import { readCsv } from './read-csv.ts';

const rowsOf = async (text: string) => (await readCsv(text, 1000)).rows;
const cellsOf = async (text: string) => (await rowsOf(text)).map(({ cells }) => cells);

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
  ])('are read with %s', async (_what, text, expected) => {
    expect(await cellsOf(text)).toEqual(expected);
  });

  it('know where they stand, also after cells of several lines and empty lines', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const rows = await rowsOf('a,b\n"x\ny",1\n\nc,d\n'.replaceAll('\n', end));
      expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
    }
  });

  it('are read up to the last one that is wanted', async () => {
    const text = 'a,b\n'.repeat(200_000);
    expect(await readCsv(text, 3)).toEqual({
      rows: [1, 2, 3].map((line) => ({ line, cells: ['a', 'b'] })),
      isCut: true,
    });
    expect((await readCsv('a,b\n\n\nc,d\n\n', 2)).isCut).toBe(false);
  });

  it.each(['\n', '\r', ',', '"', '""', ' ', ' "', ',"\n', '","', 'a;', '"\r\n'])(
    'leave room for everything else, if a megabyte holds %j alone',
    async (part) => {
      const file = part.repeat(1_000_000 / part.length);
      // Others use the machine: a pause of theirs does not come three times.
      const tries = [];
      for (let attempt = 0; attempt < 3; attempt += 1)
        tries.push(await longestTurn(() => readCsv(file, 5000)));
      expect(Math.min(...tries)).toBeLessThan(100);
    },
  );

  it('come back as they were written, whatever is in them', async () => {
    const cell = fc.string().map((text) => `x${text.replace(/\r\n?/g, '\n').trim()}`);
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const header = rows[0]?.map(() => 'h') ?? [];
        const lines = [header, ...rows].map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
        );
        expect(await cellsOf(lines.join('\n'))).toEqual([header, ...rows]);
      }),
    );
  });
});
