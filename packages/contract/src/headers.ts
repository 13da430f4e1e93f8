// Apart from the calls: every page of the web app knows these names, and few need the schemas.

/**
 * The browser's session travels in the cookie `token`, which no script can read; a call that changes something then
 * has to carry the request token in this header. Other clients send the token of the answer as
 * `Authorization: Bearer` and need no request token.
 */
export const requestTokenHeader = 'x-csrf-token';
/**
 * Says which organisation a screen was drawn for. When another tab has switched in the meantime the call is refused
 * with `organisation_changed`, so that nobody invites a person into the wrong company.
 */
export const organisationHeader = 'x-organisation-id';
