import { t } from '@lingui/core/macro';
import { percentOf } from './numbers.ts';

/**
 * A probability in words: "97%". What is estimated is never certain, so the ends are "over 99%" and "under 1%".
 *
 * They come from the server in hundredths: 1 is anything from 0.995 on.
 */
export function chance(probability: number): string {
  const whole = Math.round(probability * 100);
  if (whole >= 100) return t`over ${percentOf(0.99)}`;
  return whole < 1 ? t`under ${percentOf(0.01)}` : percentOf(whole / 100);
}

/** How certain something is, in the only three words that we have for it, with its percentage: "clear (97%)". */
export function certainty(probability: number): string {
  const said = chance(probability);
  const read = Math.round(probability * 100);
  if (read >= 80) return t`clear (${said})`;
  return read >= 50 ? t`likely (${said})` : t`unclear (${said})`;
}
