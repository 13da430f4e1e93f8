import { z } from 'zod';
import { knownPassword, sessionAnswer } from '../accounts/schemas.ts';
import { timestamp } from '../fields.ts';
import * as messages from '../messages.ts';
import type { Shape } from '../shape.ts';

const code = z
  .string({ error: messages.enterCode })
  .trim()
  .min(1, { error: messages.enterCode })
  .max(100, { error: messages.codeWrong });

export const signInCodeForm = z.object({
  challenge: z.string({ error: messages.signInOver }).min(1, { error: messages.signInOver }).max(200),
  code: code.describe('From the app, or a recovery code.'),
});

export const startSecondStepForm = z.object({ password: knownPassword });

export const confirmSecondStepForm = z.object({ code });

const recoveryCodes = z.array(z.string()).describe('Shown in this answer and never again.');

export const proveSecondStepForm = z.object({ password: knownPassword, code });

export const secondStepSchemas = {
  signInWithCode: {
    summary:
      'The code that completes a sign-in which was answered with code_needed. Five codes a challenge, ten minutes.',
    limit: { max: 50, seconds: 900 },
    body: signInCodeForm,
    response: sessionAnswer,
  },
  getSecondStep: {
    summary: 'Is two-step verification on for oneself, since when, and how many recovery codes are left?',
    response: z.object({ since: timestamp.nullable(), recovery_codes_left: z.number() }),
  },
  startSecondStep: {
    summary:
      'Begin to set up two-step verification: a secret for the app. A first code from it completes it.',
    body: startSecondStepForm,
    response: z.object({
      secret: z.string().describe('In base 32, as apps take it.'),
      url: z.string().describe('The same as otpauth://, for a QR code or an app on this device.'),
    }),
    status: 201,
  },
  confirmSecondStep: {
    summary: 'Complete two-step verification. Ends every other session and gives this one a new token.',
    body: confirmSecondStepForm,
    response: z.object({ token: z.string(), recovery_codes: recoveryCodes }),
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes; the old ones stop working.',
    body: proveSecondStepForm,
    response: z.object({ recovery_codes: recoveryCodes }),
  },
  endSecondStep: {
    summary: 'Sign in by password alone again. Ends every other session and gives this one a new token.',
    body: proveSecondStepForm,
    response: sessionAnswer,
  },
} as const satisfies Readonly<Record<string, Shape>>;
