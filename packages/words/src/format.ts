import { currentLanguage } from './speak.ts';

/** Names as a sentence says them: "Care, Courage and Agency". */
export const listOf = (names: Iterable<string>): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);

/** "46%" */
export const percentOf = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(share);

/** With so many digits behind the point, also where they are zero: "2.0". */
export const decimalOf = (value: number, digits: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** "+18" with a true minus, "0" without a sign: as screens write a change and a connection. */
export function signedOf(value: number, digits = 0): string {
  const text = decimalOf(Math.abs(value), digits);
  if (text === decimalOf(0, digits)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

/** "−42": a whole number with a true minus. */
export const wholeOf = (value: number): string => signedOf(value).replace('+', '');
