import type { PersonProfile } from '@fourfold/contract/schemas';

type Change = PersonProfile['changes'][number];

/** The changes whose interval does not hold zero, the largest first, with the names of what changed. */
export function likelyChanges(
  changes: readonly Change[],
  groups: readonly { readonly key: string; readonly name: string }[],
): (Change & { name: string })[] {
  const names = new Map(groups.map(({ key, name }) => [key, name]));
  return changes
    .filter(({ low, high }) => low > 0 || high < 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map((change) => ({ ...change, name: names.get(change.key) ?? change.key }));
}
