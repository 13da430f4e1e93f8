import type { Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { onDay } from '../../lib/dates.ts';
import { allOf } from '../../lib/lists.ts';

/** “Improve Delegation (Sales and Shops), started on 24 Oct 2026”: a plan in the legend, with whom it is for. */
export function sayStart({
  title,
  departments,
  started_at,
}: Pick<Trend['plans'][number], 'title' | 'departments' | 'started_at'>): string {
  return departments === null
    ? t`${title} (whole company), started on ${onDay(started_at)}`
    : t`${title} (${allOf(departments)}), started on ${onDay(started_at)}`;
}
