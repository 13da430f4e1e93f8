import type { CultureLink } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { signed } from '../figure-words.ts';

/** "Clarity goes with Trust: +0.57, between +0.21 and +0.93" */
export function linkInWords({ behaviour, perception, correlation, low, high }: CultureLink): string {
  const range =
    low === null || high === null ? t`expected` : t`between ${signed(low, 2)} and ${signed(high, 2)}`;
  const strength = signed(correlation, 2);
  return correlation < 0
    ? t`${behaviour.name} goes against ${perception.name}: ${strength}, ${range}`
    : t`${behaviour.name} goes with ${perception.name}: ${strength}, ${range}`;
}
