import type { Figure } from '@fourfold/contract/schemas';
import { HIGH_EDGE, type Label, LOW_EDGE, labelOf } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { sayProbability } from './say-probability.ts';

const nobody = sentence('No one’s answers are shown here.');
const ofSample = sentence<{ people: number }>(
  '{people, plural, =1 {From the answers of one person in a simulated sample company, not your own company.} other {From the answers of # people in a simulated sample company, not your own company.}}',
);
const ofEmployees = sentence<{ people: number }>(
  '{people, plural, =1 {From the answers of one employee.} other {From the answers of # employees.}} Answers that can’t be relied on are left out unless someone puts them back.',
);

export function fromWhom(people: number, state: string): string {
  if (people === 0) return nobody();
  return (state === 'sample' ? ofSample : ofEmployees)({ people });
}

type Said = { low: number; high: number; probability: string; from: number; to: number };
const below: Readonly<Record<Label, (values: Said) => string>> = {
  clear: sentence(
    'The likely range is {low, number} to {high, number}. The score is clearly below the balanced range of {from, number} to {to, number} ({probability}).',
  ),
  likely: sentence(
    'The likely range is {low, number} to {high, number}. The score is likely to be below the balanced range of {from, number} to {to, number} ({probability}).',
  ),
  unclear: sentence(
    'The likely range is {low, number} to {high, number}. It is unclear ({probability}) whether the score is below the balanced range of {from, number} to {to, number}.',
  ),
};
const above: Readonly<Record<Label, (values: Said) => string>> = {
  clear: sentence(
    'The likely range is {low, number} to {high, number}. The score is clearly above the balanced range of {from, number} to {to, number} ({probability}).',
  ),
  likely: sentence(
    'The likely range is {low, number} to {high, number}. The score is likely to be above the balanced range of {from, number} to {to, number} ({probability}).',
  ),
  unclear: sentence(
    'The likely range is {low, number} to {high, number}. It is unclear ({probability}) whether the score is above the balanced range of {from, number} to {to, number}.',
  ),
};

export function sureWords({ low, high, beyond, side }: Figure): string {
  const outside = side === 'low' ? below : above;
  return outside[labelOf(beyond)]({
    low: Math.round(low),
    high: Math.round(high),
    probability: sayProbability(beyond),
    from: LOW_EDGE,
    to: HIGH_EDGE,
  });
}
