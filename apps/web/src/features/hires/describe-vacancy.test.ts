import { expect, it } from 'vitest';
import { describeVacancy, nameVacancy } from './describe-vacancy.ts';

const nobody = { invited: 0, submitted: 0, declined: 0, withdrawn: 0 };
const vacancy = { ...nobody, team: null, closed_at: null, erase_on: null };
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

it('counts withdrawn invitations, whose names are still kept', () => {
  expect(said({ ...closed, withdrawn: 3 })).toBe(
    'All 3 invitations have been withdrawn. Closed on 2 Mar 2026. Its candidates’ data will be erased on 29 Aug 2026.',
  );
  expect(said({ withdrawn: 3 })).toBe('All 3 invitations have been withdrawn.');
  expect(said({ invited: 2, withdrawn: 1 })).toBe(
    'None of the 2 candidates has submitted yet. 1 more invitation has been withdrawn.',
  );
});

it('says who has declined, so that the numbers add up', () => {
  expect(said({ invited: 3, declined: 1 })).toBe(
    'None of the 3 candidates has submitted yet. 1 has declined.',
  );
  expect(said({ invited: 3, submitted: 1, declined: 2 })).toBe(
    '1 of 3 candidates has submitted. 2 have declined.',
  );
  expect(said({ invited: 1, declined: 1 })).toBe('The candidate has declined.');
});

it('has a name that counts only where there is something to count', () => {
  const driver = { ...vacancy, title: 'Driver' };
  expect(nameVacancy(driver)).toBe('Driver');
  expect(nameVacancy({ ...driver, ...closed })).toBe('Driver, closed');
  expect(nameVacancy({ ...driver, ...closed, invited: 3, submitted: 1 })).toBe(
    'Driver (1 of 3 submitted), closed',
  );
});
