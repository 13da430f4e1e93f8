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

type Said = { low: number; high: number; probability: string; edge: number };
const below: Readonly<Record<Label, (values: Said) => string>> = {
  clear: sentence(
    'The likely range is {low, number} to {high, number}. Clearly below balanced ({edge, number}): {probability}.',
  ),
  likely: sentence(
    'The likely range is {low, number} to {high, number}. Likely to be below balanced ({edge, number}): {probability}.',
  ),
  unclear: sentence(
    'The likely range is {low, number} to {high, number}. Unclear ({probability}) whether it is below balanced ({edge, number}).',
  ),
};
const above: Readonly<Record<Label, (values: Said) => string>> = {
  clear: sentence(
    'The likely range is {low, number} to {high, number}. Clearly above balanced ({edge, number}): {probability}.',
  ),
  likely: sentence(
    'The likely range is {low, number} to {high, number}. Likely to be above balanced ({edge, number}): {probability}.',
  ),
  unclear: sentence(
    'The likely range is {low, number} to {high, number}. Unclear ({probability}) whether it is above balanced ({edge, number}).',
  ),
};

export function sureWords({ low, high, beyond, side }: Figure): string {
  const figure = { low: Math.round(low), high: Math.round(high), probability: sayProbability(beyond) };
  return side === 'low'
    ? below[labelOf(beyond)]({ ...figure, edge: LOW_EDGE })
    : above[labelOf(beyond)]({ ...figure, edge: HIGH_EDGE });
}
