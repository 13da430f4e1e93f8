import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const candidate = (first_name: string, verdict: ComparedCandidate['verdict'], score: number) =>
  ({
    ...{ first_name, last_name: 'Berg', verdict },
    competencies: [{ key: 'care', candidate: { score }, difference: null }],
  }) as unknown as ComparedCandidate;

it('puts those of whom nothing can be said last, whichever way a competency is sorted', () => {
  const all = [
    candidate('Nora', 'uninformative', 90),
    candidate('Dilys', 'consistent', 80),
    candidate('Umar', 'check', 100),
  ];
  const names = (order: string) => inOrder(all, order).map(({ first_name }) => first_name);
  expect(names('care')).toEqual(['Dilys', 'Umar', 'Nora']);
  expect(names('-care')).toEqual(['Umar', 'Dilys', 'Nora']);
});
