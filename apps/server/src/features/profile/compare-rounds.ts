import type { PersonProfile } from '@fourfold/contract/schemas';
import { type NamedScore, Z95 } from '@fourfold/measurement';
import type { ScoredProfile } from './score-profile.ts';

type Compared = Pick<ScoredProfile, 'behaviour' | 'perception'>;

/**
 * How far the competencies and domains of one person moved between two rounds. The keys' uncertainty is the same in
 * both and cancels, so only the errors of answering count.
 *
 * Two estimates that are both drawn in scatter less around each other than around the truth: by 0.7 of what these ranges
 * allow for. So all 28 together leave zero out for about one unchanged person in ten, and need no stricter limit.
 */
export function compareRounds(now: Compared, before: Compared): PersonProfile['changes'] {
  return (['behaviour', 'perception'] as const).flatMap((kind) => {
    const then = new Map(before[kind].groups.map((score) => [score.key, score]));
    return now[kind].groups.flatMap((score) => {
      const earlier = then.get(score.key);
      return earlier === undefined ? [] : [difference(score, earlier)];
    });
  });
}

function difference(now: NamedScore, then: NamedScore): PersonProfile['changes'][number] {
  const change = now.score - then.score;
  const half = Z95 * Math.hypot(now.answeringError, then.answeringError);
  return {
    key: now.key,
    change: Math.round(change),
    low: Math.round(change - half),
    high: Math.round(change + half),
  };
}
