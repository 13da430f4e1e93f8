import { t } from '@lingui/core/macro';

/** We know neither the company nor what it agreed with its people: whoever invited them does. */
export const askInviter = (): string =>
  t`Ask the person who invited you, for example by replying to the invitation.`;
