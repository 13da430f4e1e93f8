import { z } from 'zod';
import { knownPassword, sessionAnswer } from './accounts.ts';
import { timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { operation } from './operation.ts';

/** The second step at sign-in: a code from an app, or one of the recovery codes that were kept for its loss. */
export const secondStepRule = {
  digits: 6,
  seconds: 30,
  /** How long a right password waits for its code. */
  challengeSeconds: 600,
  /** Wrong codes until the password is asked for again. */
  tries: 5,
  recoveryCodes: 10,
} as const;

const code = z
  .string({ error: messages.enterCode })
  .trim()
  .min(1, messages.enterCode)
  .max(100, messages.codeWrong);

export const signInCodeForm = z.object({
  challenge: z.string({ error: messages.signInOver }).min(1, messages.signInOver).max(200),
  code: code.describe('From the app, or a recovery code.'),
});

export const signInWithCode = operation({
  id: 'signInWithCode',
  method: 'POST',
  path: '/auth/login/code',
  summary:
    'The second step of a sign-in that was answered with code_needed. Five codes a challenge, ten minutes.',
  access: { kind: 'public' },
  limit: { max: 50, seconds: 900 },
  body: signInCodeForm,
  response: sessionAnswer,
});

export const getSecondStep = operation({
  id: 'getSecondStep',
  method: 'GET',
  path: '/auth/second-step',
  summary: 'Does one’s own sign-in have a second step, since when, and how many recovery codes are left?',
  access: { kind: 'session', token: 'never' },
  response: z.object({ since: timestamp.nullable(), recovery_codes_left: z.number() }),
});

export const startSecondStepForm = z.object({ password: knownPassword });

export const startSecondStep = operation({
  id: 'startSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  summary: 'Begin to set up the second step: a secret for the app. A first code from it completes it.',
  access: { kind: 'verified', token: 'never' },
  body: startSecondStepForm,
  response: z.object({
    secret: z.string().describe('In base 32, as apps take it.'),
    url: z.string().describe('The same as otpauth://, for a QR code or an app on this device.'),
  }),
  status: 201,
});

export const confirmSecondStepForm = z.object({ code });
const recoveryCodes = z.array(z.string()).describe('Shown in this answer and never again.');

export const confirmSecondStep = operation({
  id: 'confirmSecondStep',
  method: 'POST',
  path: '/auth/second-step/confirm',
  summary: 'Complete the second step. Ends every other session and gives this one a new token.',
  access: { kind: 'verified', token: 'never' },
  body: confirmSecondStepForm,
  response: z.object({ token: z.string(), recovery_codes: recoveryCodes }),
});

export const proveSecondStepForm = z.object({ password: knownPassword, code });

export const renewRecoveryCodes = operation({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/second-step/recovery-codes',
  summary: 'Make new recovery codes; the old ones stop working.',
  access: { kind: 'verified', token: 'never' },
  body: proveSecondStepForm,
  response: z.object({ recovery_codes: recoveryCodes }),
});

export const endSecondStep = operation({
  id: 'endSecondStep',
  method: 'DELETE',
  path: '/auth/second-step',
  summary: 'Sign in by password alone again. Ends every other session and gives this one a new token.',
  access: { kind: 'verified', token: 'never' },
  body: proveSecondStepForm,
  response: sessionAnswer,
});
