import { compileModel } from './compile-model.ts';
import type { Model } from './model.ts';
import type { Design, MeasureKind, Question } from './types.ts';

/**
 * A design with everything compiled from it that scoring needs: the two models
 * and the way from a question's key to its place.
 *
 * Example: `createQuestionnaire(design).models.behaviour`.
 */
export interface Questionnaire {
  readonly design: Design;
  readonly models: Readonly<Record<MeasureKind, Model>>;
  readonly questions: ReadonlyMap<string, Question>;
}

export function createQuestionnaire(design: Design): Questionnaire {
  return {
    design,
    models: { behaviour: compileModel(design, 'behaviour'), perception: compileModel(design, 'perception') },
    questions: new Map(design.questions.map((question) => [question.key, question])),
  };
}
