import type { ResponseStatus } from '@fourfold/contract/schemas';

/** As people read them. */
export const statusWords: Record<ResponseStatus, string> = {
  queued: 'on its way',
  sent: 'invited',
  undeliverable: 'undeliverable',
  begun: 'begun',
  submitted: 'submitted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
};
