import type { Call } from '../call.ts';

export const reportBounces = {
  id: 'reportBounces',
  method: 'POST',
  path: '/mail/bounces',
  access: { kind: 'link' },
} as const satisfies Call;

export const bouncesCalls = [reportBounces] as const;
