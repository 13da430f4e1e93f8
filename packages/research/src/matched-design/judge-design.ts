import type { MatchedOption, MatchedQuestion } from './matched-questionnaire.ts';
import { leastShown, mostApart, mostBeside } from './matched-rules.ts';

/** What a design holds of what was wanted. */
export interface DesignJudgement {
  /** By how much the options of the worst question differ, and how many questions differ by more than is allowed. */
  readonly apart: number;
  readonly tooFarApart: readonly string[];
  /** Behaviours whose options sound better or worse than all options do, by more than is allowed. */
  readonly beside: readonly string[];
  /** Behaviours shown less often than is wanted, and how often. */
  readonly shownTooLittle: Readonly<Record<string, number>>;
  readonly withSecondSide: number;
}

/** Ratings are means of a few readers; what they differ by is compared to a hundred millionth. */
const rounding = 1e-8;

/**
 * Holds a design against the limits on how good its options sound, in either context, and on how often each behaviour is
 * shown. The overall mean is that of the options that people would see.
 *
 * Example: `judgeDesign(design, behaviours).tooFarApart` is empty.
 */
export function judgeDesign(
  design: readonly MatchedQuestion[],
  behaviours: readonly string[],
): DesignJudgement {
  const spreads = design.map(({ key, options }) => ({
    key,
    spread: Math.max(...contexts.map((context) => spreadOf(soundsIn(options, context)))),
  }));
  const options = design.flatMap((question) => question.options);
  const byBehaviour = Map.groupBy(options, ({ primary }) => primary);
  const shown = behaviours.map((behaviour) => [behaviour, byBehaviour.get(behaviour)?.length ?? 0] as const);
  return {
    apart: Math.max(...spreads.map(({ spread }) => spread)),
    tooFarApart: spreads.filter(({ spread }) => spread > mostApart + rounding).map(({ key }) => key),
    beside: [...byBehaviour]
      .filter(([, own]) =>
        contexts.some(
          (context) =>
            Math.abs(meanOf(soundsIn(own, context)) - meanOf(soundsIn(options, context))) >
            mostBeside + rounding,
        ),
      )
      .map(([behaviour]) => behaviour),
    shownTooLittle: Object.fromEntries(shown.filter(([, times]) => times < leastShown)),
    withSecondSide: options.filter(({ secondary }) => secondary !== null).length,
  };
}

/** For a colleague, and in an application. */
export const contexts = [0, 1] as const;

export function soundsIn(options: readonly MatchedOption[], context: 0 | 1): number[] {
  return options.map(({ sounds }) => sounds[context] ?? Number.NaN);
}

export function spreadOf(ratings: readonly number[]): number {
  return Math.max(...ratings) - Math.min(...ratings);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
