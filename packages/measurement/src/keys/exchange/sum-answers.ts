import type { Questionnaire } from '../../questionnaire/questionnaire.ts';
import type { ResponseChoices } from '../../questionnaire/read-answers.ts';
import type { MeasureKind } from '../../questionnaire/types.ts';

/**
 * What many answers say of keys without being anyone's: how many people chose each option.
 *
 * Every count is rounded to the nearest five, so what fewer than three chose is nothing, and whether one more person
 * answered is not told by any single count. Only for many people: see FEWEST_SUMMED.
 *
 * Example: 243 people who all chose the first option of a question are told as 245 and zeros.
 */
export interface AnswerSums extends Readonly<Record<MeasureKind, readonly number[]>> {
  readonly people: number;
  readonly companies: number;
}

export const FEWEST_SUMMED = 200;
/** So many people who are in no earlier file are in a later one: what two files tell together is a sum over them. */
export const FEWEST_BETWEEN = 200;
export const ROUNDED_TO = 5;

export function sumAnswers(
  { models }: Questionnaire,
  groups: readonly (readonly ResponseChoices[])[],
): AnswerSums {
  const count = (kind: MeasureKind): number[] => {
    const counts = new Float64Array(models[kind].optionCount);
    for (const people of groups) {
      for (const choices of people) {
        for (const option of choices[kind]) if (option >= 0) counts[option] = (counts[option] as number) + 1;
      }
    }
    return Array.from(counts, rounded);
  };
  return {
    people: rounded(groups.reduce((sum, { length }) => sum + length, 0)),
    companies: groups.length,
    behaviour: count('behaviour'),
    perception: count('perception'),
  };
}

const rounded = (count: number): number => ROUNDED_TO * Math.round(count / ROUNDED_TO);
