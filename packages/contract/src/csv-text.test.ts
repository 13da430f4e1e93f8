import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, neutralise, restore } from './csv-text.ts';

/** What breaks cells apart, begins formulas, hides before them or is quoted, in any order. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...',;|\t\n\r"\'=+-@＝＋－＠﹦⁼− \u00a0\u3000\u200b\ufeff\u0000\u2028a1'),
      fc.constantFrom('=1+1', '"=', ';=', "'=", '""', '\r\n', ';;', 'Ann'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
const line = fc.array(hostile, { minLength: 1, maxLength: 4 });
const lineOf = (texts: readonly string[]) => texts.map(csvCell).join(',');

/** As Excel decides, with what it and others drop before they look. */
const isFormula = (cell: string) => /^[\p{Z}\p{C}"]*[=+\-@\u2212]/u.test(cell.normalize('NFKC'));

/** Cells as a reader finds them: by one separator or several, with quotation marks known or not. */
function cellsAs(
  text: string,
  separators: string,
  quotes: 'ignored' | 'at the start' | 'anywhere',
): string[] {
  const cells = [''];
  let inQuotes = false;
  for (const sign of text) {
    const last = cells.length - 1;
    const cell = cells[last] ?? '';
    if (sign === '"' && quotes !== 'ignored' && (inQuotes || quotes === 'anywhere' || cell === '')) {
      inQuotes = !inQuotes;
    } else if (!inQuotes && (separators.includes(sign) || '\r\n'.includes(sign))) cells.push('');
    else cells[last] = cell + sign;
  }
  return cells;
}

/** A line of RFC 4180, read back. */
const readLine = (text: string) =>
  [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)]
    .slice(0, -1)
    .map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);

describe('a text in a file of CSV', () => {
  it.each([
    ['a;=2+3;b', `"a;'=2+3;b"`],
    ['＝1+1', `"'＝1+1"`],
    ['=1', `"'=1"`],
    ["'=1", `"''=1"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t'=1"`],
    ['a|"=1', `"a|'""=1"`],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    [' a', '" a"'],
    ["'t Hooft", `"'t Hooft"`],
    ['Anne-Marie O’Neill', 'Anne-Marie O’Neill'],
    ['R&D (2+2)', 'R&D (2+2)'],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(csvCell(text)).toBe(written);
  });

  it.each([',', ';', '\t', '|', ',;', ';\t', ',;\t|'])(
    'begins no cell as a formula, for anyone who separates by %j',
    (separators) => {
      fc.assert(
        fc.property(line, (texts) => {
          for (const quotes of ['ignored', 'at the start', 'anywhere'] as const) {
            expect(cellsAs(lineOf(texts), separators, quotes).filter(isFormula)).toEqual([]);
          }
        }),
        { numRuns: 500 },
      );
    },
  );

  it('can be read back as it was', () => {
    fc.assert(
      fc.property(line, (texts) => {
        expect(readLine(`${lineOf(texts)},`).map(restore)).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });

  it('is neutralised in no time, however long it is', () => {
    const began = performance.now();
    for (const part of [' ', '\t', ';', '; ', '"', "'", ';"', '=', ';=']) {
      const long = part.repeat(1_000_000 / part.length);
      expect(restore(neutralise(long))).toBe(long);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
