import { z } from 'zod';
import { email, line, name, optional } from './fields.ts';
import { messages } from './messages.ts';
import { operation } from './operation.ts';

export const passwordRule = { min: 10, max: 200 } as const;

const newPassword = z
  .string({ error: messages.enterPassword })
  .min(1, messages.enterPassword)
  .min(passwordRule.min, `Please use at least ${passwordRule.min} characters.`)
  .max(passwordRule.max, `Please use at most ${passwordRule.max} characters.`);

/** A password that proves who somebody is; its shape says nothing, so only absurd lengths are refused. */
export const knownPassword = z
  .string({ error: messages.enterPassword })
  .min(1, messages.enterPassword)
  .max(1000, messages.wrongPassword);

const confirmed = {
  password: newPassword,
  password_confirmation: z.string({ error: messages.passwords }).max(1000, messages.passwords),
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

export const login = operation({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  summary:
    'Sign in. Ten attempts an account and fifty an address in 15 minutes. Where the account has a second step, a right password is answered with 403, code_needed and a challenge for /auth/login/code.',
  access: { kind: 'public' },
  limit: { max: 50, seconds: 900 },
  body: loginForm,
  response: sessionAnswer,
});

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

export const register = operation({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Open an account and its organisation, or join the one that sent an invitation.',
  access: { kind: 'public' },
  limit: { max: 20, seconds: 3600 },
  body: registrationForm,
  response: sessionAnswer,
  status: 201,
});

export const getRegistration = operation({
  id: 'getRegistration',
  method: 'GET',
  path: '/auth/registration',
  summary: 'May anybody register? Elsewhere only with a colleague’s invitation, or as the very first one.',
  access: { kind: 'public' },
  limit: { max: 300, seconds: 900 },
  response: z.object({ open: z.boolean() }),
});

export const logout = operation({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: { kind: 'session', token: 'never' },
});

export const sendVerification = operation({
  id: 'sendVerification',
  method: 'POST',
  path: '/auth/email/verification-notification',
  summary: 'Send the verification link again, at most once in 15 seconds.',
  access: { kind: 'session', token: 'never' },
  response: said,
});

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

export const verifyEmail = operation({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/email/verify',
  summary: 'Verify an address by the link that was sent to it. Works signed in or not.',
  access: { kind: 'public' },
  limit: { max: 60, seconds: 900 },
  query: verificationQuery,
  response: said,
});

export const forgotPasswordForm = z.object({ email });

export const forgotPassword = operation({
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/password/forgot',
  summary: 'Ask for a link to set a new password. The answer is the same for any address.',
  access: { kind: 'public' },
  limit: { max: 20, seconds: 900 },
  body: forgotPasswordForm,
  response: said,
  status: 202,
});

/** Someone else who knew the old password may have made them. */
const endTokens = {
  end_tokens: z.boolean().default(true).describe('End one’s own API tokens as well, in all organisations.'),
};

const resetToken = z.string({ error: messages.resetLinkInvalid }).min(1, messages.resetLinkInvalid).max(200);
export const resetPasswordForm = z
  .object({ token: resetToken, ...confirmed, ...endTokens })
  .refine(same, mismatch);

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/password/reset',
  summary:
    'Set a new password by the link from the mail. Ends every session and, unless told otherwise, the account’s API tokens.',
  access: { kind: 'public' },
  limit: { max: 20, seconds: 900 },
  body: resetPasswordForm,
  response: said,
});

export const changePasswordForm = z
  .object({ current_password: knownPassword, ...confirmed, ...endTokens })
  .refine(same, mismatch);

export const changePassword = operation({
  id: 'changePassword',
  method: 'PUT',
  path: '/auth/password',
  summary:
    'Change the password. Ends every other session and, unless told otherwise, one’s API tokens; gives this session a new token.',
  access: { kind: 'session', token: 'never' },
  body: changePasswordForm,
  response: sessionAnswer,
});

export const changeEmailForm = z.object({ email, password: knownPassword });

export const changeEmail = operation({
  id: 'changeEmail',
  method: 'PUT',
  path: '/auth/email',
  summary: 'Ask for another address. The old one stays until the new one is verified.',
  access: { kind: 'session', token: 'never' },
  limit: { max: 20, seconds: 3600 },
  body: changeEmailForm,
  response: said,
  status: 202,
});

export const cancelEmailChange = operation({
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/auth/email',
  summary: 'Keep the present address after all.',
  access: { kind: 'session', token: 'never' },
});
