import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const csvOf = async (rows: readonly (readonly Cell[])[]) =>
  (await collect(writeCsv({ name: 'T', columns: ['A'], rows }))).toString('utf8');

const sheetOf = async (rows: Iterable<readonly Cell[]>) => {
  const files = unzipSync(await collect(writeXlsx({ name: 'People [1]', columns: ['A', 'B'], rows })));
  return {
    names: Object.keys(files),
    sheet: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  };
};

describe('an export', () => {
  it('never begins a text as a spreadsheet would a formula, whatever someone typed', async () => {
    const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r');
    await fc.assert(
      fc.asyncProperty(starts, fc.string(), async (start, rest) => {
        const [, line = ''] = (await csvOf([[`${start}${rest}`]])).split('\r\n', 2);
        expect(line.replace(/^"/, '')[0]).toBe("'");
      }),
      { numRuns: 60 },
    );
    const { sheet } = await sheetOf([['=HYPERLINK("x")', -3]]);
    expect(sheet).toContain("'=HYPERLINK(&quot;x&quot;)");
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>-3</v>');
  });

  it('begins no formula after what a European spreadsheet separates by, nor by its full-width signs', async () => {
    expect(await csvOf([['a;=2+3;b'], ['＝1+1'], ['x\t@SUM(A1)']])).toBe(
      `\uFEFFA\r\n"a;'=2+3;b"\r\n"'＝1+1"\r\n"x\t'@SUM(A1)"\r\n`,
    );
    const { sheet } = await sheetOf([['a;=2+3;b', '＝1+1']]);
    expect(sheet.match(/<c [^>]*t="inlineStr"><is><t[^>]*>[^<]*/g)?.slice(-2)).toEqual([
      expect.stringContaining(">a;'=2+3;b"),
      expect.stringContaining(">'＝1+1"),
    ]);
  });

  it('quotes what needs it, and begins with the mark of UTF-8', async () => {
    expect(await csvOf([['a "b", c'], [null], [1.5]])).toBe('\uFEFFA\r\n"a ""b"", c"\r\n\r\n1.5\r\n');
  });

  it('has moments that a workbook can sort and show as dates, and that are ISO texts in CSV', async () => {
    const rows = [[Date.UTC(2026, 10, 29, 19, 20, 8, 898)], [null]];
    const table = { name: 'T', columns: ['A'], kinds: ['moment' as const], rows };
    const files = unzipSync(await collect(writeXlsx(table)));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [, day = ''] = /<c s="2"><v>([^<]*)</.exec(sheet) ?? [];
    // 29 November 2026 in Excel's own days, and how much of it is over.
    expect(Number(day)).toBeCloseTo(46_355 + (19 * 3600 + 20 * 60 + 9) / 86_400, 8);
    expect((await collect(writeCsv(table))).toString('utf8')).toContain('2026-11-29T19:20:08.898Z');
  });

  it('names a sheet without cutting a word, or as its table says', async () => {
    const nameOf = async (named: { name: string; sheet?: string }) => {
      const files = unzipSync(await collect(writeXlsx({ ...named, columns: [], rows: [] })));
      return /<sheet name="([^"]*)"/.exec(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()))?.[1];
    };
    const name = 'Harbour & Vale’s Culture opportunities';
    expect(await nameOf({ name })).toBe('Harbour &amp; Vale’s Culture');
    expect(await nameOf({ name, sheet: 'Opportunities' })).toBe('Opportunities');
    expect(await nameOf({ name: 'x'.repeat(40) })).toBe('x'.repeat(31));
  });

  it('is a workbook whose texts survive, control characters and half characters left away', async () => {
    const { names, sheet } = await sheetOf([['Zoë & <Co>\u0001\ud800', 7]]);
    expect(names).toContain('xl/workbook.xml');
    expect(sheet).toContain('Zoë &amp; &lt;Co&gt;');
    expect(sheet).not.toContain('\u0001');
  });

  it('writes keys as texts that are no formulas, and hundredths as numbers, however large', async () => {
    const kinds = [['a', '=b'], 'hundredths'] as const;
    const rows = [
      [1, 10_452],
      [2, 2_000_100],
      [null, null],
      [1, -5],
    ];
    const table = { name: 'T', columns: ['Key', 'Score'], kinds, rows };
    const csv = (await collect(writeCsv(table))).toString('utf8');
    expect(csv.split('\r\n').slice(1)).toEqual(['a,104.52', `"'=b",20001`, ',', 'a,-0.05', '']);
    const files = unzipSync(await collect(writeXlsx(table)));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<row><c t="s"><v>0</v></c><c><v>104.52</v></c></row>');
    expect(sheet).toContain(`<row><c t="s"><v>1</v></c><c><v>20001</v></c></row><row><c/><c/></row>`);
    const texts = [...read('xl/sharedStrings.xml').matchAll(/<si><t xml:space="preserve">([^<]*)/g)];
    expect(texts.map(([, text]) => text)).toEqual(['a', "'=b"]);
  });

  it('can be read from its beginning on: each file in it is deflated, and so says where it ends', async () => {
    const compressions: number[] = [];
    const workbook = await collect(writeXlsx({ name: 'T', columns: ['A'], rows: [['a']] }));
    unzipSync(workbook, { filter: ({ compression }) => compressions.push(compression) === 0 });
    expect(compressions.length).toBeGreaterThan(5);
    expect(new Set(compressions)).toEqual(new Set([8]));
  });

  it('is written while its rows are read, a piece at a time', async () => {
    let read = 0;
    const rows = function* (): Generator<Cell[]> {
      for (; read < 50_000; read += 1) yield [`person ${read}`, Math.sin(read)];
    };
    const pieces = writeXlsx({ name: 'Many', columns: ['A', 'B'], rows: rows() });
    await pieces.next();
    expect(read).toBeLessThan(20_000);
    for await (const _ of pieces) if (read < 0) break;
    expect(read).toBe(50_000);
  });
});
