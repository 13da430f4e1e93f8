import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { email, line, name, optional } from '../fields.ts';
import * as messages from '../messages.ts';
import type { Shape } from '../shape.ts';
import { passwordRule } from './words.ts';

const tooShort = sentence<{ min: number }>('Please use at least {min} characters.');
const tooLong = sentence<{ max: number }>('Please use at most {max} characters.');

const newPassword = z
  .string({ error: messages.enterPassword })
  .min(1, { error: messages.enterPassword })
  .min(passwordRule.min, { error: () => tooShort(passwordRule) })
  .max(passwordRule.max, { error: () => tooLong(passwordRule) });

/** A password that proves who someone is; its shape says nothing, so only absurd lengths are refused. */
export const knownPassword = z
  .string({ error: messages.enterPassword })
  .min(1, { error: messages.enterPassword })
  .max(1000, { error: messages.wrongPassword });

const confirmed = {
  password: newPassword,
  password_confirmation: z.string({ error: messages.passwords }).max(1000, { error: messages.passwords }),
};

const same = (values: { password: string; password_confirmation: string }) =>
  values.password === values.password_confirmation;

const mismatch = { error: messages.passwords, path: ['password_confirmation'] };

export const firstName = name(80);

export const lastName = name(80);

export const companyName = name(120);

export const phone = optional(line(40));

/** Proves a session to clients that keep no cookies. */
export const sessionAnswer = z.object({ token: z.string() });

const said = z.object({ message: z.string() });

export const loginForm = z.object({ email, password: knownPassword });

export const registrationForm = z
  .object({
    first_name: firstName,
    last_name: lastName,
    phone,
    company: companyName,
    email,
    ...confirmed,
    invitation: z.string().max(200).optional().describe('The token of a colleague’s invitation.'),
  })
  .refine(same, mismatch);

/**
 * The four parameters of the link in the mail, passed on as they are. Whatever is missing, doubled or absurd counts as
 * empty: the signature does not fit then, and the answer is that of any invalid link.
 */
const linkPart = z.string().max(200).catch('');

export const verificationQuery = z.object({
  expires: linkPart.describe('Seconds since the epoch.'),
  hash: linkPart,
  id: linkPart,
  signature: linkPart,
});

export const forgotPasswordForm = z.object({ email });

/** Someone else who knew the old password may have made them. */
const endTokens = {
  end_tokens: z
    .boolean()
    .default(true)
    .describe('Revoke one’s own API tokens as well, in all organisations.'),
};

const resetToken = z
  .string({ error: messages.resetLinkInvalid })
  .min(1, { error: messages.resetLinkInvalid })
  .max(200);

export const resetPasswordForm = z
  .object({ token: resetToken, ...confirmed, ...endTokens })
  .refine(same, mismatch);

export const changePasswordForm = z
  .object({ current_password: knownPassword, ...confirmed, ...endTokens })
  .refine(same, mismatch);

export const changeEmailForm = z.object({ email, password: knownPassword });

export const accountsSchemas = {
  login: {
    summary:
      'Sign in. Ten attempts an account and fifty an address in 15 minutes. With two-step verification on, a right password is answered with 403, code_needed and a challenge for /auth/login/code.',
    limit: { max: 50, seconds: 900 },
    body: loginForm,
    response: sessionAnswer,
  },
  register: {
    summary: 'Open an account and its organisation, or join the one that sent an invitation.',
    limit: { max: 20, seconds: 3600 },
    body: registrationForm,
    response: sessionAnswer,
    status: 201,
  },
  getRegistration: {
    summary: 'Whether anyone may register. If not, an invitation from a colleague is needed.',
    limit: { max: 300, seconds: 900 },
    response: z.object({ open: z.boolean() }),
  },
  logout: { summary: 'End this session.' },
  sendVerification: {
    summary: 'Send the verification link again, at most once in 15 seconds.',
    response: said,
  },
  verifyEmail: {
    summary: 'Verify an address by the link that was sent to it. Works signed in or not.',
    limit: { max: 60, seconds: 900 },
    query: verificationQuery,
    response: said,
  },
  forgotPassword: {
    summary: 'Ask for a link to set a new password. The answer is the same for any address.',
    limit: { max: 20, seconds: 900 },
    body: forgotPasswordForm,
    response: said,
    status: 202,
  },
  resetPassword: {
    summary:
      'Set a new password by the link from the e-mail. Ends every session and, unless told otherwise, the account’s API tokens.',
    limit: { max: 20, seconds: 900 },
    body: resetPasswordForm,
    response: said,
  },
  changePassword: {
    summary:
      'Change the password. Ends every other session and, unless told otherwise, one’s API tokens; gives this session a new token.',
    body: changePasswordForm,
    response: sessionAnswer,
  },
  changeEmail: {
    summary: 'Ask for another address. The old one stays until the new one is verified.',
    limit: { max: 20, seconds: 3600 },
    body: changeEmailForm,
    response: said,
    status: 202,
  },
  cancelEmailChange: { summary: 'Keep the present address after all.' },
} as const satisfies Readonly<Record<string, Shape>>;
