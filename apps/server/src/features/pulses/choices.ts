import type { AnswerOf, listPulses } from '@fourfold/contract/calls';
import { setOfMeasure } from '@fourfold/measurement';
import { countAsked, loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';

export type Choices = AnswerOf<typeof listPulses>['choices'];

/** How many questions each choice asks, and how long that takes; no few questions where the measure is no longer asked. */
export async function choicesFor(measureKey: string): Promise<Choices> {
  const { design, of } = await loadAskedQuestionnaire();
  const choice = (question_set: number) => {
    const asked = of({ design_version: design.version, form: 'pulse', question_set });
    return { questions: countAsked(asked), minutes: asked.minutes };
  };
  const few = setOfMeasure(design, measureKey);
  return { measure: few === null ? null : choice(few), bank: choice(0) };
}
