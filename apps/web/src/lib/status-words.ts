import type { ResponseStatus } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';

/** As people read them. */
export const statusWords: Record<ResponseStatus, string> = {
  queued: t`on its way`,
  sent: 'invited',
  undeliverable: 'undeliverable',
  begun: 'begun',
  submitted: 'submitted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
};
