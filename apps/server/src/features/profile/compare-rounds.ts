import type { PersonProfile } from '@fourfold/contract/schemas';
import { type NamedScore, Z95 } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { ScoredProfile } from './score-profile.ts';

type Compared = Pick<ScoredProfile, 'behaviour' | 'perception' | 'kinds' | 'questionnaire'>;

/**
 * How far the competencies and domains of one person moved between two rounds. Where both asked the same questions, the
 * keys' uncertainty is the same in both and cancels, so only the errors of answering count. Where they did not, nothing
 * cancels: the ranges hold the errors of both rounds' keys.
 *
 * Two estimates that are both drawn in scatter less around each other than around the truth: by 0.7 of what these ranges
 * allow for. So all 28 together leave zero out for about one unchanged person in ten, and need no stricter limit.
 */
export function compareRounds(now: Compared, before: Compared): PersonProfile['changes'] {
  const error = asksTheSame(now, before) ? 'answeringError' : 'error';
  return now.kinds
    .filter((kind) => before.kinds.includes(kind))
    .flatMap((kind) => {
      const then = new Map(before[kind].groups.map((score) => [score.key, score]));
      return now[kind].groups.flatMap((score) => {
        const earlier = then.get(score.key);
        return earlier === undefined ? [] : [difference(score, earlier, error)];
      });
    });
}

const otherVersion = sentence(
  'The questionnaire changed between these rounds, so the likely ranges are wider: they allow for errors in both versions.',
);
const otherQuestions = sentence(
  'These rounds asked different questions, so the likely ranges are wider than usual.',
);

/** What links the two rounds, where it is not that they asked the same questions. */
export function sayLink(now: Compared, before: Compared): string | null {
  if (asksTheSame(now, before)) return null;
  const isOther = now.questionnaire.design.version !== before.questionnaire.design.version;
  return isOther ? otherVersion() : otherQuestions();
}

/** The keys that the round before was scored with, where they are of another version of the questionnaire. */
export function otherKeys(now: Compared, before: Compared): string | null {
  const { version } = before.behaviour;
  return version === now.behaviour.version ? null : version;
}

function asksTheSame({ questionnaire: one }: Compared, { questionnaire: other }: Compared): boolean {
  const places = new Set(other.places.values());
  return (
    one.design.version === other.design.version &&
    one.places.size === other.places.size &&
    [...one.places.values()].every((place) => places.has(place))
  );
}

function difference(
  now: NamedScore,
  then: NamedScore,
  error: 'answeringError' | 'error',
): PersonProfile['changes'][number] {
  const change = now.score - then.score;
  const half = Z95 * Math.hypot(now[error], then[error]);
  return {
    key: now.key,
    change: Math.round(change),
    low: Math.round(change - half),
    high: Math.round(change + half),
  };
}
