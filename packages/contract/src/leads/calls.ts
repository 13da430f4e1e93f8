import type { Call } from '../call.ts';

export const submitLead = {
  id: 'submitLead',
  method: 'POST',
  path: '/leads',
  access: { kind: 'public' },
} as const satisfies Call;

export const leadsCalls = [submitLead] as const;
