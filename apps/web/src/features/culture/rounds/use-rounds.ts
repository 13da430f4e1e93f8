import { compareRounds } from '@fourfold/contract/calls';
import type { RoundsAnswer } from '@fourfold/contract/schemas';
import { call } from '../../../lib/api.ts';
import { type Loading, useLoading } from '../../../lib/use-loading.ts';
import { useCulture } from '../culture-context.ts';

/** The round that is shown beside the one before it: both whole, whatever period is looked at. */
export function useRounds(): Loading<RoundsAnswer> {
  const { filter, key } = useCulture();
  const { from: _from, to: _to, include: _include, ...query } = filter;
  return useLoading(key, (signal) => call(compareRounds, { query }, { signal }));
}
