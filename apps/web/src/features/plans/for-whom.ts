import { plural, t } from '@lingui/core/macro';
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
