import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what would break a line, and leaves the rest as it is', () => {
  expect(
    toCsv(
      ['name', 'said'],
      [
        ['Ann "A"', 'one, two\nthree'],
        ['Ben', null],
        ['Cy', 3],
      ],
    ),
  ).toBe('\uFEFFname,said\r\n"Ann ""A""","one, two\nthree"\r\nBen,\r\nCy,3\r\n');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('does not let a spreadsheet run %j', (text) => {
  expect(toCsv(['said'], [[text]])).toBe(`\uFEFFsaid\r\n'${text}\r\n`);
});
