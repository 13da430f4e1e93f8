import type { Figure } from '@fourfold/contract/schemas';
import { sayProbability } from '@fourfold/measurement';

/** Words that several explanations share. */
export function fromWhom(people: number, state: string): string {
  if (people === 0) return 'Nobody’s answers are shown here.';
  const who = people === 1 ? 'the answers of one person' : `the answers of ${people} people`;
  return state === 'sample'
    ? `From ${who} of a simulated sample company, not from yours.`
    : `From ${who}, employees only. Answers that cannot be trusted are left out unless they were put back.`;
}

export function sureWords({ low, high, beyond, side }: Figure): string {
  const range = `The true score lies between ${Math.round(low)} and ${Math.round(high)} about 19 times out of 20.`;
  const words = side === 'low' ? 'below balanced (80)' : 'above balanced (120)';
  return `${range} With a probability of ${sayProbability(beyond)} it is ${words}.`;
}
