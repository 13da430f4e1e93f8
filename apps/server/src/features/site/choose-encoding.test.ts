import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR; Q=0.0, gzip;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['brotli, x-gzip', 'identity'],
])('"%s" is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
