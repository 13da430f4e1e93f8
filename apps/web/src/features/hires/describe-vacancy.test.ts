import { expect, it } from 'vitest';
import { describeVacancy } from './describe-vacancy.ts';

const vacancy = { team: null, invited: 0, submitted: 0, closed_at: null, erase_on: null };
const said = (changes: Partial<Parameters<typeof describeVacancy>[0]>) =>
  describeVacancy({ ...vacancy, ...changes }).replaceAll('\u00a0', ' ');
const closed = { closed_at: '2026-03-02T12:00:00.000Z', erase_on: '2026-08-29' };

it('says of a closed vacancy when its candidates are erased, and that none is left where none is', () => {
  expect(said({})).toBe('No candidates have been invited yet.');
  expect(said({ ...closed, invited: 2, submitted: 2 })).toBe(
    'All 2 candidates have submitted. Closed on 2 Mar 2026. Its candidates’ data will be erased on 29 Aug 2026.',
  );
  expect(said(closed)).toBe('Closed on 2 Mar 2026. No candidates are left, so there is no data to erase.');
});
