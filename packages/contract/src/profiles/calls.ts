import type { Call } from '../call.ts';

/**
 * Who may see it: `employees:see` or `candidates:see` by the person’s kind, a manager in the own departments only,
 * and nobody whose role the frozen visibility contract does not name. Everyone who may see employees has
 * `candidates:see`, so that is what the operation names.
 */
export const getPersonProfile = {
  id: 'getPersonProfile',
  method: 'GET',
  path: '/survey/responses/:responseId/profile',
  access: { kind: 'member', permission: 'candidates:see', token: ['people:read'] },
} as const satisfies Call;

export const profilesCalls = [getPersonProfile] as const;
