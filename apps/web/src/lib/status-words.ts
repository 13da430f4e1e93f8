import type { ResponseStatus } from '@fourfold/contract/schemas';
import { responseStatuses, statusNames } from '@fourfold/contract/words';

/** As people read them. */
export const statusWords = Object.fromEntries(
  responseStatuses.map((status) => [status, statusNames[status]()]),
) as Record<ResponseStatus, string>;
