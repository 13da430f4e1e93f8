import type { ProfileScore } from '@fourfold/contract/schemas';
import { type Model, NOT_ANSWERED, pullMatrix, type ScoredResponse } from '@fourfold/measurement';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';

type Pulls = ProfileScore['pulls'];

const most = 3;

export interface Explained {
  readonly measures: readonly Pulls[];
  readonly groups: readonly Pulls[];
}

/** For each score of a model the answers that moved it most. A group's score is the mean of its measures', so is a pull. */
export function explain(
  questionnaire: AskedQuestionnaire,
  model: Model,
  { choices, estimates }: ScoredResponse,
): Explained {
  const chosen = choices[model.kind];
  const pulls = pullMatrix(model, chosen, estimates[model.kind]);
  const at = (row: number, measure: number) => pulls[row * model.size + measure] ?? 0;
  const answered = model.questions.flatMap((_, row) => (chosen[row] === NOT_ANSWERED ? [] : [row]));
  const largest = (pointsOf: (row: number) => number): Pulls =>
    answered
      .map((row) => ({ row, points: pointsOf(row) }))
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, most)
      .map(({ row, points }) => ({
        ...wordsOf(questionnaire, model, row, chosen[row] ?? 0),
        points: round(points),
      }))
      .filter(({ points }) => points !== 0);
  return {
    measures: model.measures.map((_, measure) => largest((row) => at(row, measure))),
    groups: model.groups.map(({ members }) =>
      largest((row) => members.reduce((sum, member) => sum + at(row, member), 0) / members.length),
    ),
  };
}

const round = (points: number) => Math.round(points * 10) / 10;

function wordsOf(
  { texts }: AskedQuestionnaire,
  { questions }: Model,
  row: number,
  chosen: number,
): { question: string; answer: string } {
  const { key = '', optionKeys = [], firstOption = 0 } = questions[row] ?? {};
  const words = texts.get(key);
  const option = optionKeys[chosen - firstOption];
  return {
    question: words?.text ?? '',
    answer: words?.options.find((candidate) => candidate.key === option)?.text ?? '',
  };
}
