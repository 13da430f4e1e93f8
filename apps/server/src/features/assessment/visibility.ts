import { type ResponseKind, type VisibilityContract, visibilityContract } from '@fourfold/contract/schemas';
import { reachOf, roles } from '@fourfold/contract/words';

/** Raise it with every change of the sentences below. */
const version = '1';

/**
 * Who will see what of a response, in plain words. The respondent acknowledges it before the first answer, and it
 * is frozen with the response: a role that it does not name does not see the response, even if the table of rights
 * allows it later.
 */
export function visibilityOf(kind: ResponseKind, organisation: string): VisibilityContract {
  const permission = kind === 'employee' ? 'employees:see' : 'candidates:see';
  const individuals = roles.filter((role) => reachOf({ role, grants: [] }, permission) !== null);
  const in_departments = individuals.filter(
    (role) => reachOf({ role, grants: [] }, permission) === 'departments',
  );
  return { version, individuals, in_departments, statements: statements[kind](organisation) };
}

/** As it was acknowledged; read with what was added since. */
export const frozenVisibility = (stored: unknown): VisibilityContract => visibilityContract.parse(stored);

const statements: Record<ResponseKind, (organisation: string) => string[]> = {
  employee: (organisation) => [
    'Your answers are not anonymous: your name stands beside your results.',
    `Owners and admins of ${organisation}’s account see your profile and the answers behind each score.`,
    'Managers see the same of people in their own departments.',
    'Everybody else who works with the account sees figures of groups only, from five people on.',
  ],
  candidate: (organisation) => [
    'Your answers are not anonymous: your name stands beside your results.',
    `Owners, admins and the hiring team of ${organisation} see your profile and the answers behind each score.`,
    'Managers see the same of candidates for their own departments.',
    'A profile is never the only ground of a decision, and gives no verdict to hire or not to hire.',
  ],
};
