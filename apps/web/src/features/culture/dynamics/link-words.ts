import type { CultureLink } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { signed } from '../figure-words.ts';

/** "Clarity goes with Trust: +0.57, likely range +0.21 to +0.93" */
export function linkInWords({ behaviour, perception, correlation, low, high }: CultureLink): string {
  const range =
    low === null || high === null ? t`expected` : t`likely range ${signed(low, 2)} to ${signed(high, 2)}`;
  const strength = signed(correlation, 2);
  return correlation < 0
    ? t`${behaviour.name} goes against ${perception.name}: ${strength}, ${range}`
    : t`${behaviour.name} goes with ${perception.name}: ${strength}, ${range}`;
}
