import { findMaximum } from '@fourfold/measurement/person/find-maximum.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { evidenceModels } from '@fourfold/measurement/quality/evidence-models.ts';
import { type Choices, type Model, NOT_ANSWERED } from '@fourfold/measurement/questionnaire/model.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { Answer, MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { mixtureEvidence } from './mixture-evidence.ts';
import { everySecond, type Habit, respondentsOf } from './respondents.ts';

/**
 * How many of those who pick every other answer at random could be found at best, by someone who knows exactly how they
 * and the honest ones answer, when 8% of the honest may be marked.
 *
 * The likelihood ratio of the two is the best sign that there can be (Neyman and Pearson). Answers at random half of
 * the time and honest answers to questions that work 40% less well are nearly the same thing.
 *
 * Example: `idealObserver(questionnaire, 0.6, 200, '1')` is about 0.5.
 */
export function idealObserver(
  questionnaire: Questionnaire,
  honestWeight: 1 | 0.6,
  people: number,
  seed: string,
): number {
  const ratio = ratioOf(questionnaire, honestWeight);
  const ratios = (habit: Habit, name: string): number[] => {
    const random = createRandom(`ideal ${seed} ${name}`);
    const respondents = respondentsOf(questionnaire, habit);
    return Array.from({ length: people }, (_, person) => ratio(respondents(`${name} ${person}`, random)));
  };
  const honest = ratios({ world: honestWeight === 1 ? 'as keyed' : 'questions 40% weaker' }, 'honest');
  const limit = honest.toSorted((a, b) => b - a)[Math.floor(0.08 * people)] as number;
  return ratios({ replace: everySecond }, 'every second').filter((value) => value > limit).length;
}

function ratioOf(questionnaire: Questionnaire, honestWeight: number): (answers: readonly Answer[]) => number {
  const models = evidenceModels(questionnaire);
  const parts = (['behaviour', 'perception'] as const satisfies MeasureKind[]).map((kind) => {
    const [keyed] = models[kind].spreads;
    const honest: Model = {
      ...keyed,
      questions: keyed.questions.map((question) => ({
        ...question,
        weights: question.weights.map((weight) => honestWeight * weight),
      })),
    };
    return { keyed, honest, workspace: createWorkspace(keyed) };
  });
  return (answers) => {
    const given = new Map(answers.map(({ questionKey, optionKey }) => [questionKey, optionKey]));
    let sum = 0;
    for (const { keyed, honest, workspace } of parts) {
      const choices = choicesOf(keyed, given);
      const theta = new Float64Array(keyed.size);
      const { logEvidence } = findMaximum(honest, choices, theta, workspace);
      const chance = keyed.questions.reduce(
        (total, { optionKeys }) => total - Math.log(optionKeys.length),
        0,
      );
      sum += mixtureEvidence(keyed, choices, theta, 0.5) - (logEvidence - chance);
    }
    return sum;
  };
}

function choicesOf(model: Model, given: ReadonlyMap<string, string>): Choices {
  return Int16Array.from(model.questions, ({ key, firstOption, optionKeys }) => {
    const option = given.get(key);
    return option === undefined ? NOT_ANSWERED : firstOption + optionKeys.indexOf(option);
  });
}
