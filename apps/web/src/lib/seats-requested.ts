import type { AnswerOf, getBilling } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { onDay } from './dates.ts';

/** “Olga Owner asked for 40 more seats on 3 November.” */
export function seatsRequested({
  seats,
  by,
  at,
}: NonNullable<AnswerOf<typeof getBilling>['requested']>): string {
  const more = plural(seats, { one: '# more seat', other: '# more seats' });
  const day = onDay(at);
  return by === null
    ? t`A former colleague asked for ${more} on ${day}.`
    : t`${by} asked for ${more} on ${day}.`;
}
