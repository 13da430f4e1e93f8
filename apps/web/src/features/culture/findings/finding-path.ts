import type { CultureBarrier, CultureFilter, CultureOpportunity } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import type { MeasureKind } from '../kind-of.ts';

export type Finding = CultureOpportunity | CultureBarrier;

export const kindOfFinding = (entry: Finding): MeasureKind =>
  'direction' in entry ? 'behaviour' : 'perception';

/** The page of one opportunity or barrier, for the same people as the page that leads to it. */
export function findingPath(kind: MeasureKind, key: string, filter: CultureFilter): string {
  const { path } = kind === 'behaviour' ? pages.opportunity : pages.barrier;
  const query = new URLSearchParams(Object.entries(filter));
  return `${path.replace(':measureKey', key)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The same page of the sample, which stands there for those who ask for it. */
export const samplePath = `${pages.culture.path}?look=sample`;

/** Back to the page that it is a part of. */
export function culturePath(filter: CultureFilter, every: string | undefined): string {
  const query = new URLSearchParams(Object.entries(every ? { department: every, ...filter } : filter));
  return `${pages.culture.path}${query.size > 0 ? `?${query}` : ''}`;
}
