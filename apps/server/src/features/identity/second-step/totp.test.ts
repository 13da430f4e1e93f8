import { describe, expect, it } from 'vitest';
import { toBase32, toLegible } from './base32.ts';
import { codeAt, otpauthUrl, stepAt, stepOf } from './totp.ts';

/** RFC 6238, appendix B, and RFC 4226, appendix D: the same secret. */
const secret = Buffer.from('12345678901234567890');

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i is what RFC 6238 says', (second, code) => {
    const step = stepAt(new Date(second * 1000));
    expect(codeAt(secret, step, 8)).toBe(code);
    expect(codeAt(secret, step)).toBe(code.slice(2));
  });

  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, count) => [count, code] as const,
    ),
  )('of count %i is what RFC 4226 says', (count, code) => {
    expect(codeAt(secret, count)).toBe(code);
  });

  it('holds for its half minute, the one before and the one after', () => {
    const at = (second: number) => new Date(second * 1000);
    const code = codeAt(secret, 100);
    expect([2969, 2970, 3000, 3029, 3059, 3060].map((second) => stepOf(secret, code, at(second)))).toEqual([
      null,
      100,
      100,
      100,
      100,
      null,
    ]);
    expect(stepOf(secret, '', at(3000))).toBeNull();
    expect(stepOf(secret, `${code}0`, at(3000))).toBeNull();
    expect(stepOf(Buffer.from('another'), code, at(3000))).toBeNull();
  });
});

it('a secret is written as apps take it', () => {
  // RFC 4648, section 10, without the padding.
  const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((word) => toBase32(Buffer.from(word)));
  expect(words).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
  expect(toLegible(Buffer.from([0, 68, 50, 20, 199]))).toBe('01234567'.slice(0, 8));
  expect(otpauthUrl('ABC', 'ann+1@example.com', 'Four fold')).toBe(
    'otpauth://totp/Four%20fold:ann%2B1%40example.com?secret=ABC&issuer=Four%20fold',
  );
});
