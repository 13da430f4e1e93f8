import { listPlans } from '@fourfold/contract/calls';
import type { Plan } from '@fourfold/contract/schemas';
import { call } from '../../../lib/api.ts';
import { isAbout } from '../../../lib/running-about.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { useCulture } from '../culture-context.ts';
import type { Finding } from './finding-path.ts';

/** What is already under way about a finding; nothing until it is known, or in figures that are not the reader’s own. */
export function useRunningPlans(): (entry: Finding) => readonly Plan[] {
  const { isOwn } = useCulture();
  const plans = useLoading(`plans ${isOwn}`, async (signal) =>
    isOwn ? (await call(listPlans, {}, { signal })).plans : [],
  );
  return (entry) => {
    const direction = 'direction' in entry ? entry.direction : 'improve';
    return (plans.value ?? []).filter(isAbout({ measure_key: entry.key, direction }));
  };
}
