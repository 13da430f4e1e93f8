import type { Figure } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { percentOf, signedOf } from '../../lib/numbers.ts';

/** Half a point goes away from zero on either side: −42.5 is as far as 42.5. */
export const whole = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** "64, likely range 52 to 77" */
export const inWords = ({ score, low, high }: Pick<Figure, 'score' | 'low' | 'high'>): string =>
  t`${whole(score)}, likely range ${whole(low)} to ${whole(high)}`;

/** "+18" with a true minus, "0" without a sign. */
export const signed = signedOf;

/** "80%" */
export const percent = percentOf;

/** "22 to 39" */
export const between = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  t`${whole(low)} to ${whole(high)}`;

export const people = (count: number): string => plural(count, { one: '# person', other: '# people' });

/** "12 points above everyone", "where everyone stands" */
export function stands(points: number, other: string): string {
  const far = whole(Math.abs(points));
  if (far === 0) return t`where ${other} stands`;
  return points < 0
    ? t`${plural(far, { one: '# point', other: '# points' })} below ${other}`
    : t`${plural(far, { one: '# point', other: '# points' })} above ${other}`;
}
