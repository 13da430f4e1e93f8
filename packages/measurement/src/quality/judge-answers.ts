import type { ScoredResponse } from '../person/score-response.ts';
import { type AskedForm, FULL_FORM, isAboutMeasure } from '../questionnaire/forms.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { collectSigns } from './collect-signs.ts';
import type { Nature, Quality, Reason, ReasonKind, Signs, Verdict } from './types.ts';

/**
 * Whether a response can be trusted, and every reason why not.
 *
 * - `unreliable`, and left out of groups: one grave reason, or answers that say little and an independent sign with
 *   them (mirrors, place on the screen, pace).
 * - `check`: any other reason but that the answers say little.
 * - `uninformative`: they say little, and nothing else is wrong. Kept: it is what an honest person looks like who is
 *   balanced in everything.
 *
 * The limits come from simulated respondents on the questionnaire in use
 * (`node packages/research/scripts/quality-signs.ts` prints the quantiles). They protect honest people first, those
 * with weak opinions and those on whom the questions work badly included. A verdict says that answers look careless,
 * never that a person is.
 *
 * Example: someone who always taps the top option has `run` 154 and is `unreliable`.
 */
interface Limit {
  readonly kind: ReasonKind;
  readonly sign: keyof Signs;
  /** The side on which a value is bad. */
  readonly bad: 'below' | 'above';
  readonly check: number;
  /** Where it is enough by itself; never for answers that say little. */
  readonly grave: number | null;
}

export const LIMITS: readonly Limit[] = [
  { kind: 'incomplete', sign: 'answered', bad: 'below', check: 0.9, grave: 0.5 },
  // Anyone who picks at random is 1.25 steps apart, and one in two hundred of them beyond the limit.
  { kind: 'mirrors', sign: 'mirrors', bad: 'above', check: 2.2, grave: 2.9 },
  { kind: 'fit', sign: 'fit', bad: 'below', check: 3.5, grave: 1 },
  { kind: 'information', sign: 'information', bad: 'below', check: -1.7, grave: null },
  { kind: 'behaviours', sign: 'behaviours', bad: 'below', check: -1.65, grave: null },
  { kind: 'perceptions', sign: 'perceptions', bad: 'below', check: -3.5, grave: null },
  { kind: 'halves', sign: 'halves', bad: 'below', check: -0.8, grave: -4 },
  { kind: 'run', sign: 'run', bad: 'above', check: 12, grave: 30 },
  { kind: 'places', sign: 'places', bad: 'above', check: 16.3, grave: 60 },
  { kind: 'pace', sign: 'seconds', bad: 'below', check: 1.4, grave: 1 },
  { kind: 'pace', sign: 'hasty', bad: 'above', check: 0.5, grave: 0.75 },
];

export const NATURE: Readonly<Record<ReasonKind, Nature>> = {
  incomplete: 'careless',
  mirrors: 'contradictory',
  fit: 'contradictory',
  information: 'uninformative',
  behaviours: 'uninformative',
  perceptions: 'uninformative',
  halves: 'careless',
  run: 'careless',
  places: 'careless',
  pace: 'careless',
};

/** What has nothing to do with how much the answers say. */
const INDEPENDENT: ReadonlySet<ReasonKind> = new Set(['mirrors', 'run', 'places', 'pace']);

/** All that sixteen questions tell: the other limits are for how much a whole sheet says. */
const TOLD_BY_FEW: ReadonlySet<ReasonKind> = new Set(['incomplete', 'run', 'pace']);

const PARTS: ReadonlySet<ReasonKind> = new Set(['behaviours', 'perceptions', 'halves']);

export function judgeAnswers(
  questionnaire: Questionnaire,
  response: ScoredResponse,
  form: AskedForm = FULL_FORM,
): Quality {
  const signs = collectSigns(questionnaire, response, form);
  const limits = isAboutMeasure(form) ? LIMITS.filter(({ kind }) => TOLD_BY_FEW.has(kind)) : LIMITS;
  const reasons = onePerKind(limits.flatMap((limit) => crossed(limit, signs[limit.sign])));
  return { verdict: verdictOf(reasons), reasons, signs };
}

function verdictOf(reasons: readonly Reason[]): Verdict {
  if (reasons.length === 0) return 'consistent';
  const others = reasons.filter(({ kind }) => NATURE[kind] !== 'uninformative');
  if (others.length === 0) return 'uninformative';
  const saysLittle = others.length < reasons.length;
  const isLeftOut =
    others.some(({ grave }) => grave) || (saysLittle && others.some(({ kind }) => INDEPENDENT.has(kind)));
  return isLeftOut ? 'unreliable' : 'check';
}

function crossed({ kind, sign, bad, check, grave }: Limit, value: number | null): Reason[] {
  if (value === null) return [];
  const beyond = (limit: number): boolean => (bad === 'below' ? value < limit : value > limit);
  return beyond(check) ? [{ kind, grave: grave !== null && beyond(grave), sign, value }] : [];
}

/**
 * Two signs of the same thing are one reason, the graver one. Where all answers say little, that is said once, and a
 * second half that says little is no news.
 */
function onePerKind(reasons: readonly Reason[]): Reason[] {
  const graveFirst = reasons.toSorted((a, b) => Number(b.grave) - Number(a.grave));
  const isOfAll = reasons.some(({ kind }) => kind === 'information');
  return graveFirst.filter(
    ({ kind, grave }, index) =>
      graveFirst.findIndex((other) => other.kind === kind) === index &&
      !(isOfAll && !grave && PARTS.has(kind)),
  );
}
