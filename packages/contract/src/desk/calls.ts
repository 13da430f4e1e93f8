import type { Call } from '../call.ts';

/** All of a user's organisations beside one another, and a further one made from one of them. */
const access = { kind: 'verified', token: 'never' } as const;

export const showDesk = {
  id: 'showDesk',
  method: 'GET',
  path: '/organisations/desk',
  access,
} as const satisfies Call;

export const openClient = {
  id: 'openClient',
  method: 'POST',
  path: '/organisations/clients',
  access,
} as const satisfies Call;

export const deskCalls = [showDesk, openClient] as const;
