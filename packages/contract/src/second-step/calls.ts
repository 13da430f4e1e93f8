import type { Call } from '../call.ts';

export const signInWithCode = {
  id: 'signInWithCode',
  method: 'POST',
  path: '/auth/login/code',
  access: { kind: 'public' },
} as const satisfies Call;

export const getSecondStep = {
  id: 'getSecondStep',
  method: 'GET',
  path: '/auth/second-step',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const startSecondStep = {
  id: 'startSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const confirmSecondStep = {
  id: 'confirmSecondStep',
  method: 'POST',
  path: '/auth/second-step/confirm',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const renewRecoveryCodes = {
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/second-step/recovery-codes',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const endSecondStep = {
  id: 'endSecondStep',
  method: 'DELETE',
  path: '/auth/second-step',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const secondStepCalls = [
  signInWithCode,
  getSecondStep,
  startSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  endSecondStep,
] as const;
