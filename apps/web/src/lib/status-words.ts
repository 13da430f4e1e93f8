import type { ResponseStatus } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';

/** As people read them. */
export const statusWords: Record<ResponseStatus, string> = {
  planned: t`not sent yet`,
  queued: t`on its way`,
  sent: t`invited`,
  undeliverable: t`undeliverable`,
  begun: t`begun`,
  submitted: t`submitted`,
  declined: t`declined`,
  expired: t`expired`,
  withdrawn: t`withdrawn`,
};
