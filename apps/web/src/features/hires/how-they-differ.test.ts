import type { ComparedCandidate, Figure } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { howTheyDiffer } from './how-they-differ.ts';

const columns = [{ key: 'care', name: 'Care', definition: '', team: null, spread: null }] as Column[];
const candidate = (first_name: string, verdict: ComparedCandidate['verdict'], low: number) => {
  const figure = { score: low + 20, low, high: low + 40 } as Figure;
  return {
    ...{ first_name, verdict },
    competencies: [{ key: 'care', candidate: figure, difference: null }],
  } as unknown as ComparedCandidate;
};

it('says of candidates side by side whose answers can be compared before it says how they differ', () => {
  const said = (...candidates: ComparedCandidate[]) => howTheyDiffer(columns, candidates);
  const chidi = candidate('Chidi', 'consistent', 80);
  const dalia = candidate('Dalia', 'unreliable', 20);
  const wanda = candidate('Wanda', 'uninformative', 20);
  expect(said(dalia, wanda)).toBe(
    'None of these answers can be compared. Wanda’s answers say too little. Dalia’s answers can’t be relied on.',
  );
  expect(said(chidi, dalia, wanda)).toBe(
    'Only Chidi’s answers can be compared. Wanda’s answers say too little. Dalia’s answers can’t be relied on.',
  );
  const careful = candidate('Emil', 'check', 90);
  expect(said(chidi, careful)).toBe('We can’t say with certainty that Chidi and Emil differ.');
  expect(said(chidi, careful, dalia)).toBe(
    'Only the answers of Chidi and Emil can be compared. Dalia’s answers can’t be relied on. We can’t say with certainty that Chidi and Emil differ.',
  );
  expect(said(chidi, wanda, candidate('Nora', 'uninformative', 20))).toBe(
    'Only Chidi’s answers can be compared. Wanda’s and Nora’s answers say too little.',
  );
  expect(said(chidi, candidate('Finn', 'consistent', 130))).toBe(
    'Chidi scores clearly lower than Finn in Care.',
  );
});
