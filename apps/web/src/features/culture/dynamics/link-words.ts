import type { CultureLink } from '@fourfold/contract/schemas';
import { signed } from '../figure-words.ts';

/** "Clarity goes with Trust: +0.57, between +0.21 and +0.93" */
export function linkInWords({ behaviour, perception, correlation, low, high }: CultureLink): string {
  const how = correlation < 0 ? 'goes against' : 'goes with';
  const range =
    low === null || high === null ? 'expected' : `between ${signed(low, 2)} and ${signed(high, 2)}`;
  return `${behaviour.name} ${how} ${perception.name}: ${signed(correlation, 2)}, ${range}`;
}
