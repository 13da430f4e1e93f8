import { describe, expect, it } from 'vitest';
import { distinct, id, line, name, optional, prose } from './fields.ts';

it('a text of several lines keeps its lines and loses the signs that turn its writing', () => {
  expect(prose(100).parse(' one\n\ntwo \u202egnp.exe\u202c \u2067end\u2069 ')).toBe('one\n\ntwo gnp.exe end');
  expect(prose(100).safeParse('\u202e\u202c').success).toBe(false);
});

describe('a line of text', () => {
  it.each([
    ['a tab and a new line', ' Ann\t\nArcher ', 'Ann Archer'],
    ['a line separator', 'Ann\u2028Archer', 'Ann Archer'],
    ['a right-to-left override', 'Ann\u202Eeliforp.exe', 'Anneliforp.exe'],
    ['isolates and marks', '\u2066Ann\u2069\u200E', 'Ann'],
    ['signs of no width', 'A\u200Bn\u2060n\uFEFF', 'Ann'],
    ['an escape sequence', 'Ann\u001B[31m', 'Ann [31m'],
  ])('goes without %s', (_what, typed, kept) => {
    expect(line(80).parse(typed)).toBe(kept);
  });

  it.each(['José Ángel', 'نرگس\u200Cخاتون', 'शक्\u200Dति', 'O’Neil-Smith Jr.', '李小龍', 'क्ष', '👩‍🔬'])(
    'keeps %s',
    (typed) => {
      expect(line(80).parse(typed)).toBe(typed);
    },
  );

  it.each(['', '  ', '\u200B', '\u200D', '\u0301'])('that cannot be seen is none: %j', (typed) => {
    expect(line(80).safeParse(typed).error?.issues[0]?.message).toBe('Please fill in this field.');
  });
});

describe('a name', () => {
  it.each(['Win at https://evil.example', 'WWW.evil.example', 'mail ann@evil.example now'])(
    'is no address: %s',
    (typed) => {
      expect(name(80).safeParse(typed).error?.issues[0]?.message).toBe(
        'Please write a name, without a web or e-mail address.',
      );
    },
  );

  it.each(['Booking.com', 'AC/DC', 'St.John', '@Work GmbH', 'Yahoo!'])('may be %s', (typed) => {
    expect(name(80).parse(typed)).toBe(typed);
  });
});

it('a list of distinct things loses what stands twice', () => {
  const [a, b] = ['01a1fc3e-92de-7201-a282-01aab9e75bfb', '01a1fc3e-92de-7201-a282-01aab9e75bfc'];
  expect(distinct(id, 3).parse([a, b, a])).toEqual([a, b]);
});

it.each([1001, 5000])('a text that may be left out says how long it may be: %i characters', (length) => {
  const { error } = optional(prose(1000)).safeParse('a'.repeat(length));
  expect(error?.issues[0]?.message).toBe('Please keep this to 1000 characters.');
});
