import type { ReportParticipant } from '@fourfold/contract';
import { expect, it } from 'vitest';
import { participantItems } from './participant-items.ts';

const person = (response_id: string, first_name: string, submitted_at: string): ReportParticipant => ({
  ...{ response_id, first_name, submitted_at, last_name: 'Novak' },
  ...{ job_position: 'Clerk', department: 'Accounts', kind: 'employee' },
});
const listed = (...people: ReportParticipant[]) =>
  participantItems(people).map(({ value, label }) => [value, label.replaceAll('\u00a0', ' ')]);

it('says the day where somebody stands more than once, the newest first', () => {
  expect(
    listed(
      person('old', 'Vera', '2025-06-01T12:00:00.000Z'),
      person('ada', 'Ada', '2026-01-05T12:00:00.000Z'),
      person('new', 'Vera', '2026-03-02T12:00:00.000Z'),
    ),
  ).toEqual([
    ['new', 'Vera Novak, Accounts, submitted 2 Mar 2026'],
    ['ada', 'Ada Novak, Accounts'],
    ['old', 'Vera Novak, Accounts, submitted 1 Jun 2025'],
  ]);
});

it('says the time where both were on one day', () => {
  const labels = listed(
    person('one', 'Vera', '2026-03-02T12:00:00.000Z'),
    person('two', 'Vera', '2026-03-02T12:30:00.000Z'),
  ).map(([, label]) => label);
  expect(new Set(labels).size).toBe(2);
  for (const label of labels)
    expect(label).toMatch(/^Vera Novak, Accounts, submitted 2 Mar 2026, \d\d:\d\d$/);
});
