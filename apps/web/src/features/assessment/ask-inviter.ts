import { t } from '@lingui/core/macro';

/** We know neither the company nor what it agreed with its people: whoever invited them does. */
export const askInviter = (): string =>
  t`The person who invited you can help. Reply to the invitation to reach them.`;
