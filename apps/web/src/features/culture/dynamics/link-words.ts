import type { CultureLink } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { signed } from '../figure-words.ts';

/** "More Clarity comes with more Trust: +0.57, likely range +0.21 to +0.93" */
export function linkInWords({ behaviour, perception, correlation, low, high }: CultureLink): string {
  const range =
    low === null || high === null ? t`expected` : t`likely range ${signed(low, 2)} to ${signed(high, 2)}`;
  const strength = signed(correlation, 2);
  return correlation < 0
    ? t`More ${behaviour.name} comes with less ${perception.name}: ${strength}, ${range}`
    : t`More ${behaviour.name} comes with more ${perception.name}: ${strength}, ${range}`;
}
