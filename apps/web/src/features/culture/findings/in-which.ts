import { plural, t } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';

const named = 3;

/** Whom it concerns: a few by name, or how many of those whose figures are shown. `most`: how many there is room to name. */
export function inWhich(names: readonly string[], shown: number, all: number, most = named): string {
  if (names.length === 0) return t`Not clearly in any department`;
  if (shown === 1) return t`In ${allOf(names)}`;
  if (names.length === shown)
    return shown < all
      ? plural(shown, { 2: 'In both departments shown', other: 'In all # departments shown' })
      : plural(all, { 2: 'In both departments', other: 'In all # departments' });
  if (names.length <= most) return t`In ${allOf(names)}`;
  const first = names.slice(0, most - 1).join(', ');
  return t`In ${first} and ${names.length - most + 1} other departments`;
}

/** With whom to begin: the most certain by name, unless it concerns everyone alike. */
export function whereToStart(names: readonly string[], shown: number, all: number): string {
  if (shown < 2 || names.length < shown) return inWhich(names, shown, all);
  return shown < all
    ? plural(shown, {
        2: 'Everywhere: in both departments shown',
        other: 'Everywhere: in all # departments shown',
      })
    : plural(all, { 2: 'Everywhere: in both departments', other: 'Everywhere: in all # departments' });
}
