import { t } from '@lingui/core/macro';

/** The person who sent the invitation knows the company and what it has agreed with its people. We don’t. */
export const askInviter = (): string =>
  t`For anything else, reply to the invitation: your reply reaches the person who invited you.`;
