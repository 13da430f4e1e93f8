import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Answer } from '../questionnaire/types.ts';

/**
 * Whether the constructs that are asked twice were answered alike.
 *
 * The mean distance of the two answers in steps (0 to 3), both read from the unfavourable to the
 * favourable pole, over the mirrors of which both sides are answered; null where there is none. An
 * honest person wavers too: about 0.8 on average.
 *
 * Example: second step on the construct and, poles turned round, third on its mirror: 0.
 */
export function mirrorDistance(
  { questions }: Questionnaire,
  answers: ReadonlyMap<string, Answer>,
): number | null {
  let sum = 0;
  let pairs = 0;
  for (const [key, answer] of answers) {
    const mirrored = answers.get(questions.get(key)?.mirrorOf ?? '');
    if (!mirrored) continue;
    sum += Math.abs(standing(questions, answer) - standing(questions, mirrored));
    pairs++;
  }
  return pairs ? sum / pairs : null;
}

/** The loading of the chosen step: steps lie one apart. */
function standing(questions: Questionnaire['questions'], { questionKey, optionKey }: Answer): number {
  const option = questions.get(questionKey)?.options.find(({ key }) => key === optionKey);
  return option?.loadings[0]?.weight ?? 0;
}
