import { t } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';

const named = 3;

/** Whom it concerns: a few by name, or how many of those whose figures are shown. */
export function inWhich(names: readonly string[], shown: number, all: number): string {
  if (names.length === 0) return t`In no department clearly`;
  if (names.length === shown)
    return shown < all ? t`In all ${shown} departments shown` : t`In all ${all} departments`;
  if (names.length <= named) return t`In ${allOf(names)}`;
  const first = names.slice(0, named - 1).join(', ');
  return t`In ${first} and ${names.length - named + 1} more`;
}
