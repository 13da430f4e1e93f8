import type { ProfileScore } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { allOf } from '../../lib/lists.ts';
import { everyoneStartsAt } from './rest-of.ts';
import { capital, type Subject, whose } from './subject.ts';

type Summed = Pick<ProfileScore, 'name' | 'side' | 'score' | 'strength'>;

/** As far as a reader sees it beside the others: two that are clear have one word, and scores of their own. */
const farOf = ({ score }: Summed) => Math.abs(score - everyoneStartsAt);

/** More than these would no longer be a sentence. */
const most = 3;

/**
 * What the competencies of one person say, in plain words: what lies beyond balanced, how surely, and how much does
 * not. Nothing is named that is not likely. What is clear comes first, and of it what is furthest from balanced.
 *
 * Example: "Rosa’s answers show too much Courage (clear) and too little Order (likely). The other 12 competencies show no
 * clear imbalance."
 */
export function sumUp(competencies: readonly Summed[], subject: Subject): string {
  const named = competencies
    .filter(({ strength }) => strength !== 'pale')
    .toSorted((a, b) => Number(b.strength === 'full') - Number(a.strength === 'full') || farOf(b) - farOf(a))
    .slice(0, most);
  const count = competencies.length;
  if (named.length === 0) {
    return t`${capital(whose(subject))} answers show no competency clearly out of balance. All ${count} competencies work best when they are balanced. The likely range of each one shows whether it is balanced or whether we just can’t tell.`;
  }
  const said = (['full', 'half'] as const).flatMap((strength) =>
    (['high', 'low'] as const).flatMap((side) => {
      const names = named.filter((score) => score.strength === strength && score.side === side);
      if (names.length === 0) return [];
      const words = allOf(names.map(({ name }) => name));
      if (strength === 'full')
        return side === 'high' ? t`too much ${words} (clear)` : t`too little ${words} (clear)`;
      return side === 'high' ? t`too much ${words} (likely)` : t`too little ${words} (likely)`;
    }),
  );
  const rest = count - named.length;
  const others = competencies.filter((score) => score.strength !== 'pale' && !named.includes(score));
  return `${t`${capital(whose(subject))} answers show ${allOf(said)}.`} ${restText(rest, others)}`;
}

/** Of those that are out of balance and not named: "2 more are likely to be out of balance." */
function restText(rest: number, others: readonly Summed[]): string {
  if (others.length === 0) return t`The other ${rest} competencies show no clear imbalance.`;
  const clear = others.filter(({ strength }) => strength === 'full').length;
  if (clear === 0)
    return plural(others.length, {
      one: 'One more is likely to be out of balance.',
      other: '# more are likely to be out of balance.',
    });
  if (clear === others.length)
    return plural(clear, {
      one: 'One more is clearly out of balance.',
      other: '# more are clearly out of balance.',
    });
  return t`${others.length} more are clearly out of balance, or likely to be.`;
}
