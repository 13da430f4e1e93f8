import { t } from '@lingui/core/macro';
import { allOf } from '../../lib/lists.ts';
import { useCompetencies } from './asked-for-choice.tsx';

/** What matters in a job, by name, once the names have come. */
export function AskedFor({ keys }: { keys: readonly string[] }) {
  const competencies = useCompetencies();
  const names = competencies.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
  return names.length === 0 ? null : t`What matters in this job: ${allOf(names)}.`;
}
