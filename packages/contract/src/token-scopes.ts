import { sentence } from '@fourfold/words';
/**
 * What an API token may be given. A call of the contract names the scopes that it needs; a token may do what its scopes
 * and its owner's rights of today both allow.
 */
export const tokenScopes = {
  'figures:read': {
    name: sentence('See scores'),
    covers: sentence('Groups’ culture scores, and exports of them.'),
  },
  'people:read': {
    name: sentence('See people'),
    covers: sentence('The people list, profiles, candidates, answers behind a score, reports and plans.'),
  },
  'people:invite': {
    name: sentence('Invite'),
    covers: sentence('Invite people, send invitations again and send reminders.'),
  },
  write: {
    name: sentence('Write'),
    covers: sentence(
      'Correct and withdraw invitations, manage departments and vacancies, and write reports and plans.',
    ),
  },
} as const;

export type TokenScope = keyof typeof tokenScopes;
export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[];

/** Which API tokens a call takes: those with all of these scopes (none: any token), or none at all. */
export type TokenAccess = readonly TokenScope[] | 'never';

/** “See people” (people:read) */
const quoted = (scope: TokenScope) => quotedScope({ name: tokenScopes[scope].name(), scope });
const quotedScope = sentence<{ name: string; scope: string }>('“{name}” ({scope})');

const missingOf = sentence<{ count: number; scopes: string }>(
  'This API token lacks the {count, plural, one {scope {scopes}. In Settings, create a token that has it.} other {scopes {scopes}. In Settings, create a token that has them.}}',
);

/** What a program is told that lacks a scope. Which ones it has, it can ask for. */
export const scopeMissing = (missing: readonly TokenScope[]): string =>
  missingOf({ count: missing.length, scopes: missing.map(quoted).join(' and ') });

/** The longest life of a token, and those that are offered beside a day of one's own. */
export const longestTokenDays = 365;
export const tokenDays = [30, 90, longestTokenDays] as const;
/** So long before its end the owner of a token is told. */
export const tokenNoticeDays = 7;
/** So long after its end a token is still listed, as ended. */
export const endedTokenDays = 30;
/** Live tokens in one organisation. */
export const mostTokens = 50;
