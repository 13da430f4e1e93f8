import type { ReportParticipant } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { participantItems } from './participant-items.ts';

const person = (
  response_id: string,
  first_name: string,
  submitted_at: string,
  changes: Partial<ReportParticipant> = {},
): ReportParticipant => ({
  ...{ response_id, first_name, submitted_at, last_name: 'Novak' },
  ...{ job_position: 'Clerk', department: 'Accounts', kind: 'employee', round: 1, superseded_by: null },
  ...changes,
});
const listed = (...people: ReportParticipant[]) =>
  participantItems(people).map(({ value, label }) => [value, label.replaceAll('\u00a0', ' ')]);

it('says nothing of rounds while there is one', () => {
  expect(listed(person('ada', 'Ada', '2026-01-05T12:00:00.000Z'))).toEqual([['ada', 'Ada Novak, Accounts']]);
});

it('puts employees first, by name, and says who is a candidate', () => {
  const day = '2026-01-05T12:00:00.000Z';
  expect(
    listed(
      person('carl', 'Carl', day, { kind: 'candidate', department: 'Sales' }),
      person('bea', 'Bea', day),
      person('ada', 'Ada', day),
    ),
  ).toEqual([
    ['ada', 'Ada Novak, Accounts'],
    ['bea', 'Bea Novak, Accounts'],
    ['carl', 'Carl Novak, Sales, candidate'],
  ]);
});

it('says the round of each, and puts answers that a later round took the place of after everyone’s newest', () => {
  const submitted_at = '2026-03-02T12:00:00.000Z';
  expect(
    listed(
      person('new', 'Vera', submitted_at, { round: 2 }),
      person('old', 'Vera', '2025-06-01T12:00:00.000Z', {
        superseded_by: { response_id: 'new', round: 2, submitted_at },
      }),
      person('ada', 'Ada', '2026-01-05T12:00:00.000Z'),
    ),
  ).toEqual([
    ['ada', 'Ada Novak, Accounts, round 1, submitted 5 Jan 2026'],
    ['new', 'Vera Novak, Accounts, round 2, submitted 2 Mar 2026'],
    ['old', 'Vera Novak, Accounts, round 1, submitted 1 Jun 2025, replaced by round 2'],
  ]);
});

it('says the day of people of one name, and the time where both were on one day', () => {
  const labels = listed(
    person('one', 'Vera', '2026-03-02T12:00:00.000Z'),
    person('two', 'Vera', '2026-03-02T12:30:00.000Z'),
  ).map(([, label]) => label);
  expect(new Set(labels).size).toBe(2);
  for (const label of labels)
    expect(label).toMatch(/^Vera Novak, Accounts, submitted 2 Mar 2026, \d\d:\d\d$/);
});
