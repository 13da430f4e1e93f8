import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { againstTeam } from './against-team.ts';
import type { Column } from './columns.ts';

const column = (key: string, name: string, band: string, side: string, strength = 'full') =>
  ({ key, name, definition: '', team: { band, side, strength }, spread: 20 }) as unknown as Column;
const columns = [
  column('care', 'Care', 'overactivated', 'high'),
  column('agency', 'Agency', 'underactivated', 'low', 'pale'),
];
const candidate = (first_name: string, verdict: string, ...differs: ComparedCandidate['differs']) =>
  ({ first_name, verdict, differs }) as unknown as ComparedCandidate;
const lower = { key: 'care', name: 'Care', side: 'less' as const };
const higher = { key: 'agency', name: 'Agency', side: 'more' as const };

it('says on which side each of them is, and that it would balance the team only where its balance is known', () => {
  const said = (...candidates: ComparedCandidate[]) => againstTeam('Sales', columns, candidates);
  expect(said(candidate('Dilys', 'consistent'))).toBeNull();
  expect(said(candidate('Dilys', 'consistent', lower), candidate('Priya', 'consistent', lower))).toBe(
    'In Care, Dilys and Priya score clearly lower than Sales, which has too much of it.',
  );
  expect(said(candidate('Dilys', 'check', higher), candidate('Priya', 'consistent', lower))).toBe(
    'In Agency, Dilys scores clearly higher than Sales. In Care, Priya scores clearly lower than Sales, which has too much of it. Read Dilys’s answers with care.',
  );
});
