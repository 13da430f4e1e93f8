import { z } from 'zod';

/** Every way a call can fail, with its status. Screens switch on the code, never on the message. */
export const errorStatus = {
  unauthenticated: 401,
  link_expired: 401,
  link_invalid: 401,
  forbidden: 403,
  email_not_verified: 403,
  code_needed: 403,
  password_needed: 403,
  second_step_missing: 403,
  scope_missing: 403,
  request_token_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  organisation_changed: 409,
  seats_taken: 409,
  invited_already: 409,
  other_design: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorBody = z.object({
  message: z.string().describe('A sentence that may be shown to a person.'),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional().describe('By field, for status 422.'),
  challenge: z.string().optional().describe('For code_needed: what the code is sent with.'),
  error: z.string().optional().describe('The message again, for failures of e-mail verification.'),
});
export type ErrorBody = z.infer<typeof errorBody>;
