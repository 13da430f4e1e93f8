import type { Plan } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { chance } from '../../lib/chance.ts';
import { allOf } from '../../lib/lists.ts';

export interface Aim {
  readonly everyone: boolean;
  /** Ids of departments. */
  readonly departments: readonly string[];
}

/** So many stand by name; of more, one fewer and how many are left. */
const mostNames = 3;

/** “For Accounts, Marketing and 2 more”: for whom a plan is, before it is saved. */
export function sayForWhom(
  { everyone, departments }: Aim,
  known: readonly { readonly id: string | null; readonly name: string }[],
): string {
  if (everyone) return t`For the whole company`;
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const names = departments.flatMap((id) => nameOf.get(id) ?? []);
  if (names.length === 0) return t`For no department yet`;
  if (names.length <= mostNames) return t`For ${allOf(names)}`;
  const named = names.slice(0, mostNames - 1);
  const others = plural(names.length - named.length, { one: '# more', other: '# more' });
  return t`For ${allOf([...named, others])}`;
}

/** How certain it is that what a plan is about is found in a department. */
export interface Certainty {
  readonly id: string;
  readonly name: string;
  readonly certainty: number;
  /** As the page of the finding says where to start. */
  readonly isLikely: boolean;
}

/** Where it is likely and nothing is under way about it yet; those of a plan for everyone all are. */
export function whereToPlan(
  known: readonly Certainty[],
  running: readonly Pick<Plan, 'company_wide' | 'departments'>[],
): string[] {
  if (running.some(({ company_wide }) => company_wide)) return [];
  const taken = new Set(running.flatMap(({ departments }) => departments.map(({ id }) => id)));
  return known.filter(({ id, isLikely }) => isLikely && !taken.has(id)).map(({ id }) => id);
}

/** “In Engineering (32%), this finding is unclear.”: of the departments that are ticked; null where it is likely in all. */
export function sayUnclear({ everyone, departments }: Aim, known: readonly Certainty[]): string | null {
  const unclear = known.filter(({ id, isLikely }) => departments.includes(id) && !isLikely);
  if (everyone || unclear.length === 0) return null;
  const names = allOf(unclear.map(({ name, certainty }) => `${name} (${chance(certainty)})`));
  return t`In ${names}, this finding is unclear.`;
}
