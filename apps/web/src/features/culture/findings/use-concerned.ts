import { listConcerned } from '@fourfold/contract/calls';
import type { ConcernedAnswer, CultureAnswer } from '@fourfold/contract/schemas';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { useCulture } from '../culture-context.ts';

/** Asked for once the ten stand there: where each of them is out of balance. */
export function useConcerned({
  opportunities,
  barriers,
}: Pick<CultureAnswer, 'opportunities' | 'barriers'>): ConcernedAnswer['measures'] | null {
  const { filter, key } = useCulture();
  const keys = [...(opportunities?.listed ?? []), ...(barriers?.listed ?? [])].map((entry) => entry.key);
  const measures = keys.join(',');
  const loading = useLoading(`${key} ${measures}`, async (signal) =>
    keys.length === 0 ? null : call(listConcerned, { query: { ...filter, measures } }, { signal }),
  );
  return loading.value?.measures ?? null;
}
