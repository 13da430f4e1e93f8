import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';

/** The organisation asks for a second step at sign-in, and this person has none: the server opens nothing of it. */
export const lacksSecondStep = ({ organisation, second_step }: User): boolean =>
  organisation?.second_step_required === true && !second_step;

/** Where the way to an address of the dashboard leads instead. One's own account stays within reach. */
export function secondStepWay(user: User, pathname: string, search: string): string | null {
  if (!lacksSecondStep(user) || !/^\/dashboard(\/|$)/.test(pathname)) return null;
  const path = pathname.replace(/\/$/, '');
  const isOwn = path === pages.settings.path && new URLSearchParams(search).get('tab') === 'profile';
  if (isOwn || path === pages.secondStep.path) return null;
  return `${pages.secondStep.path}?${new URLSearchParams({ redirect: `${pathname}${search}` })}`;
}
