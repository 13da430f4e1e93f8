import type { IndividualProfile } from '@fourfold/contract/schemas';
import { groupName } from '@fourfold/contract/words';

type Shown = Pick<IndividualProfile, 'groups' | 'measures'>;

/** What an objection is about: the score’s name, and the competency or domain whose row it is found in. */
export function objectedTo(
  { groups, measures }: Shown,
  measureKey: string,
): { readonly name: string; readonly group: string | null } {
  const measure = measures.find(({ key }) => key === measureKey);
  if (measure !== undefined) return { name: measure.name, group: measure.group };
  const group = groups.find(({ key }) => groupName(key) === measureKey);
  return { name: group?.name ?? measureKey, group: group?.key ?? null };
}

/** The row of a competency or a domain on the page. */
export const rowId = (group: string): string => `score-${group}`;
