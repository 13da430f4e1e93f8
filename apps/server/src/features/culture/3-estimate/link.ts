import type { CultureLink } from '@fourfold/contract/schemas';
import type { Engine } from '../engine/engine.ts';
import type { Encoded } from '../engine/figures.ts';
import { computeLinks } from './dynamics.ts';

export interface LinkTask {
  readonly whole: Encoded;
  readonly behaviourKey: string;
  readonly perceptionKey: string;
}

export function computeLink(
  engine: Engine,
  { whole, behaviourKey, perceptionKey }: LinkTask,
): CultureLink | null {
  const { links } = computeLinks(engine, whole);
  return (
    links.find(
      ({ behaviour, perception }) => behaviour.key === behaviourKey && perception.key === perceptionKey,
    ) ?? null
  );
}

/** The strongest links of one measure. */
export function computeLinksOf(
  engine: Engine,
  { whole, key, most }: { readonly whole: Encoded; readonly key: string; readonly most: number },
): CultureLink[] {
  const { links } = computeLinks(engine, whole);
  return links
    .filter(({ behaviour, perception }) => behaviour.key === key || perception.key === key)
    .toSorted((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
    .slice(0, most);
}
