import { expect, it } from 'vitest';
import { isNarrowed, viewOf } from './people-data.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

it('shows the newest first when the address says nothing', () => {
  expect(view('')).toEqual({ page: 1, sort: '-invited_at' });
  expect(isNarrowed(view(''))).toBe(false);
});

it('reads what the list is narrowed to', () => {
  expect(view('q=ana&status=begun&kind=candidate&department=Accounts&sort=-name&page=3')).toEqual({
    q: 'ana',
    status: 'begun',
    kind: 'candidate',
    department: 'Accounts',
    sort: '-name',
    page: 3,
  });
});

it('can be narrowed to everyone who has not answered', () => {
  expect(view('status=unanswered')).toMatchObject({ status: 'unanswered' });
});

it('leaves out what is not an answer', () => {
  expect(view('status=gone&kind=&sort=1&page=-2&q=')).toEqual({ page: 1, sort: '-invited_at' });
});
