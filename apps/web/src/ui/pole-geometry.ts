import { t } from '@lingui/core/macro';
/** Where things lie on a line between two poles, in percent of its length. Pure and total. */
export type Domain = readonly [from: number, to: number];
export type Interval = readonly [low: number, high: number];

/** 0 to 100, two decimals; what lies outside the line is drawn at its end, what is not a number in the middle. */
export function place(value: number, [from, to]: Domain): number {
  const share = (value - from) / (to - from);
  if (Number.isNaN(share)) return 50;
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

/** Start and width of an interval, whichever way round its ends are given. */
export function span([a, b]: Interval, domain: Domain): { start: number; width: number } {
  const [p, q] = [place(a, domain), place(b, domain)];
  return { start: Math.min(p, q), width: Math.round(Math.abs(q - p) * 100) / 100 };
}

interface Reading {
  left: string;
  right: string;
  value: number;
  interval?: Interval | undefined;
  domain: Domain;
}

/** The same line for those who do not see it. */
export function describeLine({ left, right, value, interval, domain: [from, to] }: Reading): string {
  return interval
    ? t`${value}, likely range ${interval[0]} to ${interval[1]}, on a line from ${from}, ${left}, to ${to}, ${right}`
    : t`${value}, on a line from ${from}, ${left}, to ${to}, ${right}`;
}
