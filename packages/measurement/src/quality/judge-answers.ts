import type { ScoredResponse } from '../person/score-response.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { collectSigns } from './collect-signs.ts';
import type { Quality, Reason, ReasonKind, Signs } from './types.ts';

/**
 * Whether a response can be trusted, and every reason why not.
 *
 * One grave reason makes it `unreliable`, any other `check`. The limits come from simulated respondents on the
 * questionnaire in use (`node packages/research/scripts/quality-signs.ts` prints the quantiles):
 * each one is crossed by about one honest person in a hundred or fewer, also when the keys are wrong in every way that
 * the evidence page tries. A verdict says that answers look careless, never that a person is.
 *
 * Example: somebody who always taps the top option has `run` 154 and is `unreliable`.
 */
interface Limit {
  readonly kind: ReasonKind;
  readonly sign: keyof Signs;
  /** The side on which a value is bad. */
  readonly bad: 'below' | 'above';
  readonly check: number;
  readonly grave: number;
}

export const LIMITS: readonly Limit[] = [
  { kind: 'incomplete', sign: 'answered', bad: 'below', check: 0.9, grave: 0.5 },
  { kind: 'mirrors', sign: 'mirrors', bad: 'above', check: 1.9, grave: 2.9 },
  { kind: 'fit', sign: 'fit', bad: 'below', check: 3.5, grave: 1 },
  { kind: 'information', sign: 'information', bad: 'below', check: -4, grave: -10 },
  { kind: 'halves', sign: 'halves', bad: 'below', check: -4, grave: -12 },
  { kind: 'run', sign: 'run', bad: 'above', check: 12, grave: 30 },
  { kind: 'pace', sign: 'seconds', bad: 'below', check: 2, grave: 1.2 },
  { kind: 'pace', sign: 'hasty', bad: 'above', check: 0.25, grave: 0.5 },
];

export function judgeAnswers(questionnaire: Questionnaire, response: ScoredResponse): Quality {
  const signs = collectSigns(questionnaire, response);
  const reasons = LIMITS.flatMap((limit) => crossed(limit, signs[limit.sign]));
  const grave = reasons.some((reason) => reason.grave);
  return {
    verdict: grave ? 'unreliable' : reasons.length ? 'check' : 'consistent',
    reasons: onePerKind(reasons),
    signs,
  };
}

function crossed({ kind, sign, bad, check, grave }: Limit, value: number | null): Reason[] {
  if (value === null) return [];
  const beyond = (limit: number): boolean => (bad === 'below' ? value < limit : value > limit);
  return beyond(check) ? [{ kind, grave: beyond(grave), sign, value }] : [];
}

/** Two signs of the same thing are one reason, the graver one. */
function onePerKind(reasons: readonly Reason[]): Reason[] {
  const graveFirst = reasons.toSorted((a, b) => Number(b.grave) - Number(a.grave));
  return graveFirst.filter(
    ({ kind }, index) => graveFirst.findIndex((other) => other.kind === kind) === index,
  );
}
