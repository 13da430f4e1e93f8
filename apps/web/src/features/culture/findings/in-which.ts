import { t } from '@lingui/core/macro';
import { allOf } from '../../../lib/lists.ts';

const named = 3;

/** Whom it concerns: a few by name, or how many. */
export function inWhich(names: readonly string[], all: number): string {
  if (names.length === 0) return t`In no department clearly`;
  if (names.length === all) return t`In all ${all} departments`;
  if (names.length <= named) return t`In ${allOf(names)}`;
  const first = names.slice(0, named - 1).join(', ');
  return t`In ${first} and ${names.length - named + 1} more`;
}
