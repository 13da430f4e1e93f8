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

/** What a refused call answers. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: Record<string, string[]> | undefined;
  readonly challenge?: string | undefined;
  readonly error?: string | undefined;
}

/** A refusal of our server, or null for what a proxy or a broken connection says. Weighs less than the validator. */
export function readErrorBody(body: unknown): ErrorBody | null {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('code' in body)) return null;
  const isOurs =
    typeof body.message === 'string' && typeof body.code === 'string' && body.code in errorStatus;
  return isOurs ? (body as ErrorBody) : null;
}
