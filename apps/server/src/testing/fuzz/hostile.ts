import fc from 'fast-check';

/** Texts that have broken someone's program before. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\udc00\ud800',
  '\ufffe\uffff',
  '\u202eexe.fdp',
  '\u200b\u200d\ufeff',
  'Z\u0351\u036b\u0343\u036a\u0302'.repeat(40),
  'İıſﬀß',
  '👩‍👩‍👧‍👦',
  '\u{10ffff}',
  '\r\nSet-Cookie: token=x\r\n\r\n',
  '\n\n',
  '%',
  '%_\\',
  '\\',
  "' or 1=1 --",
  "'; drop table users; --",
  '"; select pg_sleep(9); --',
  '1); select 1; --',
  '$1',
  '{{7*7}}<%=7*7%>#{7*7}',
  '=HYPERLINK("http://evil.example";"x")',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.png',
  '//evil.example',
  'http://169.254.169.254/latest/meta-data',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x7fffffff',
  '2147483648',
  '9223372036854775808',
  '-1',
  '1.5',
  '٣',
  '0000-00-00',
  '2026-02-30',
  '2026-02-29T25:61:61Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '99999-12-31',
  'infinity',
  'epoch',
  'now',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b',
  '"very odd"@example.com',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  'x@[127.0.0.1]',
  'a@example.com, b@example.com',
  'a@example.com\nBcc: b@example.com',
  'müller@exämple.com',
] as const;

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(80, 121, 255, 5000, 70_000).map((length) => 'ä'.repeat(length)) },
);

const numbers = [
  -1,
  0,
  -0,
  0.5,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  253402300800,
];

/** Keys that mean something to an object of JavaScript; `JSON.parse` makes them its own, as a request would. */
const keyed = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '{"length":1e9,"0":"a"}',
  '{"":""}',
].map((text) => JSON.parse(text));

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...keyed) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      nested(60, (inner) => [inner]),
      nested(60, (inner) => ({ a: inner })),
      Array.from({ length: 3000 }, () => null),
    ),
  },
);
