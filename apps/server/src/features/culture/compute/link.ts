import type { CultureLink } from '@fourfold/contract/schemas';
import type { Brain } from './brain.ts';
import { reckonLinks } from './dynamics.ts';
import type { Encoded } from './figures.ts';

export interface LinkTask {
  readonly whole: Encoded;
  readonly behaviourKey: string;
  readonly perceptionKey: string;
}

export function reckonLink(
  brain: Brain,
  { whole, behaviourKey, perceptionKey }: LinkTask,
): CultureLink | null {
  const { links } = reckonLinks(brain, whole);
  return (
    links.find(
      ({ behaviour, perception }) => behaviour.key === behaviourKey && perception.key === perceptionKey,
    ) ?? null
  );
}

/** The strongest links of one measure. */
export function reckonLinksOf(
  brain: Brain,
  { whole, key, most }: { readonly whole: Encoded; readonly key: string; readonly most: number },
): CultureLink[] {
  const { links } = reckonLinks(brain, whole);
  return links
    .filter(({ behaviour, perception }) => behaviour.key === key || perception.key === key)
    .toSorted((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
    .slice(0, most);
}
