import type { User } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { howToWriteReports } from './how-to-get.ts';

const organisation = (changes: object) =>
  ({
    role: 'admin',
    grants: [],
    authors_listed: false,
    owners: ['Olga Owner', 'Otto Other'],
    ...changes,
  }) as unknown as NonNullable<User['organisation']>;

it('names the owners to an admin who was not given the right', () => {
  expect(howToWriteReports({ organisation: organisation({}) })).toEqual({
    refusal: `${messages.notGranted()} Please talk to Olga Owner or Otto Other.`,
    refusalTitle: 'You cannot write reports yet',
  });
});

it('says to a viewer that it is the role, and whom to ask', () => {
  expect(
    howToWriteReports({ organisation: organisation({ role: 'viewer', owners: ['Olga Owner'] }) }),
  ).toEqual({
    refusal: `${messages.notGrantable({ who: 'admins and managers' })} Please talk to Olga Owner.`,
  });
});

it('sends owners and admins to the list of the server where there is one', () => {
  for (const role of ['owner', 'admin'])
    expect(howToWriteReports({ organisation: organisation({ role, authors_listed: true }) }).refusal).toBe(
      messages.notAmongAuthors(),
    );
});
