import type { DraftedPlan } from '@fourfold/contract/schemas';
import type { Aim } from './for-whom.ts';

/** Someone who was invited, as far as the person who plans sees them. */
export interface Invited {
  readonly name: string;
  readonly email: string;
  readonly department: string;
  /** They have ended the reminders about the questionnaire. */
  readonly isQuiet: boolean;
}

/** More are found by their names: nobody reads so long a list. */
const mostListed = 60;

/** The people of a plan's departments, to be chosen at once. Colleagues with an account stand in the list already. */
export function peopleNear(
  people: readonly Invited[],
  { everyone, departments }: Aim,
  { departments: known, owners }: Pick<DraftedPlan, 'departments' | 'owners'>,
): readonly Invited[] {
  const names = new Set(known.filter(({ id }) => departments.includes(id)).map(({ name }) => name));
  const listed = new Set(owners.map(({ name }) => name));
  const near = people.filter(
    ({ name, department }) => (everyone || names.has(department)) && !listed.has(name),
  );
  return near.length > mostListed ? [] : near;
}
