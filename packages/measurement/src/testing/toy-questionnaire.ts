import { createQuestionnaire, type Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Loading, Question } from '../questionnaire/types.ts';

/**
 * Test support: three behaviours and three perceptions, small enough to
 * integrate a posterior over a grid.
 *
 * Example: `toyQuestionnaire().models.behaviour.size` is 3.
 */
export function toyQuestionnaire(): Questionnaire {
  const measures = ['first', 'second', 'third'].flatMap((key, index) => [
    { id: index + 1, key, kind: 'behaviour' as const, group: index < 2 ? 'pair' : 'single' },
    { id: index + 11, key: `view_${key}`, kind: 'perception' as const, group: index < 2 ? 'pair' : 'single' },
  ]);
  return createQuestionnaire({
    version: 'toy',
    measures,
    questions: [
      tendency(1, [{ first: 1 }, { second: 1, first: -0.5 }, { third: 1 }, { first: 0.5 }]),
      tendency(2, [{ first: 1, third: 0.5 }, { second: 1 }, { third: 1 }, { second: -0.5 }]),
      tendency(3, [{ first: 1, second: -0.5 }, { second: 1 }, { third: 1, first: 0.5 }]),
      tendency(4, [{ first: 1 }, { second: 1, third: 0.5 }, { third: 1, second: -0.5 }, {}]),
      tendency(5, [{ second: 1 }, { third: 1 }]),
      construct(1, { view_first: 1 }),
      construct(2, { view_second: 1, view_first: 0.5 }),
      construct(3, { view_third: -1 }),
    ],
  });
}

function tendency(id: number, loadings: readonly Record<string, number>[]): Question {
  return {
    id,
    key: `t${id}`,
    kind: 'tendency',
    mirrorOf: null,
    options: loadings.map((weights, option) => ({ key: 'abcd'[option] as string, loadings: list(weights) })),
  };
}

function construct(id: number, direction: Record<string, number>): Question {
  return {
    id: 100 + id,
    key: `c${id}`,
    kind: 'construct',
    mirrorOf: null,
    options: [-1.5, -0.5, 0.5, 1.5].map((step, option) => ({
      key: 'abcd'[option] as string,
      loadings: list(direction).map(({ measure, weight }) => ({ measure, weight: step * weight })),
    })),
  };
}

function list(weights: Record<string, number>): Loading[] {
  return Object.entries(weights).map(([measure, weight]) => ({ measure, weight }));
}
