import type { Figure } from '@fourfold/contract/schemas';
import { bandOf } from '@fourfold/measurement/person/bands.ts';
import { expect, it } from 'vitest';
import { splitConcerned } from './concerned.ts';

const department = (name: string, score: number, beyond: number) => {
  const side: Figure['side'] = score < 100 ? 'low' : 'high';
  const figure: Figure = { score, low: 0, high: 0, band: bandOf(score), side, beyond, strength: 'pale' };
  return { name, figure };
};
const all = [
  department('Accounts', 155, 0.99),
  department('Sales', 124, 0.62),
  department('Marketing', 158, 0.99),
  department('Care', 121, 0.49),
  department('Post', 120, 0.51),
  department('Orders', 40, 0.98),
];

it('says whom too much of something concerns, the most certain first, and nobody who has too little of it', () => {
  const { concerned, others } = splitConcerned('high', all);
  expect(concerned.map(({ name }) => name)).toEqual(['Marketing', 'Accounts', 'Sales']);
  expect(others.map(({ name }) => name)).toEqual(['Post', 'Care', 'Orders']);
  expect(splitConcerned('low', all).concerned.map(({ name }) => name)).toEqual(['Orders']);
});
