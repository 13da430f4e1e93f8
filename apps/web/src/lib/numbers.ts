const formats = new Map<string, Intl.NumberFormat>();

/** "46%" */
export const percentOf = (share: number): string => format('percent', 0).format(share);

/** With so many digits behind the point, also where they are zero: "2.0". */
export const decimalOf = (value: number, digits: number): string => format('decimal', digits).format(value);

/** "+18" with a true minus, "0" without a sign. */
export function signedOf(points: number, decimals = 0): string {
  const text = decimalOf(Math.abs(points), decimals);
  if (text === decimalOf(0, decimals)) return text;
  return points < 0 ? `−${text}` : `+${text}`;
}

// Made when it is first asked for: a phone takes long to get one ready.
function format(style: 'percent' | 'decimal', digits: number): Intl.NumberFormat {
  const known = formats.get(`${style} ${digits}`);
  if (known) return known;
  const limits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = new Intl.NumberFormat(import.meta.env.LANGUAGE, { style, ...limits });
  formats.set(`${style} ${digits}`, made);
  return made;
}
