import type { Figure } from '@fourfold/contract/schemas';
import { HIGH_EDGE, LOW_EDGE } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { sayProbability } from './say-probability.ts';

/** Words that several explanations share. */
export const nothingToBeSureOf = sentence('There is no figure to be sure of.');

const nobody = sentence('Nobody’s answers are shown here.');
const ofSample = sentence<{ people: number }>(
  '{people, plural, =1 {From the answers of one person of a simulated sample company, not from yours.} other {From the answers of # people of a simulated sample company, not from yours.}}',
);
const ofEmployees = sentence<{ people: number }>(
  '{people, plural, =1 {From the answers of one person, employees only. Answers that cannot be trusted are left out unless they were put back.} other {From the answers of # people, employees only. Answers that cannot be trusted are left out unless they were put back.}}',
);

export function fromWhom(people: number, state: string): string {
  if (people === 0) return nobody();
  return (state === 'sample' ? ofSample : ofEmployees)({ people });
}

type Said = { low: number; high: number; probability: string; edge: number };
const probablyLow = sentence<Said>(
  'The true score lies between {low, number} and {high, number} about 19 times out of 20. With a probability of {probability} it is below balanced ({edge, number}).',
);
const probablyHigh = sentence<Said>(
  'The true score lies between {low, number} and {high, number} about 19 times out of 20. With a probability of {probability} it is above balanced ({edge, number}).',
);

export function sureWords({ low, high, beyond, side }: Figure): string {
  const figure = { low: Math.round(low), high: Math.round(high), probability: sayProbability(beyond) };
  return side === 'low'
    ? probablyLow({ ...figure, edge: LOW_EDGE })
    : probablyHigh({ ...figure, edge: HIGH_EDGE });
}
