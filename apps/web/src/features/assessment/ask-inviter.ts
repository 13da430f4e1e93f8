import { t } from '@lingui/core/macro';

/** We know neither the company nor what it agreed with its people: whoever invited them does. */
export const askInviter = (): string =>
  t`For anything else, reply to the invitation: it reaches the person who invited you.`;
