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
    fromBothSides(
      answered
        .map((row) => ({ row, points: round(pointsOf(row)) }))
        .filter(({ points }) => points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points)),
    ).map(({ row, points }) => ({ ...wordsOf(questionnaire, model, row, chosen[row] ?? 0), points }));
  return {
    measures: model.measures.map((_, measure) => largest((row) => at(row, measure))),
    groups: model.groups.map(({ members }) =>
      largest((row) => members.reduce((sum, member) => sum + at(row, member), 0) / members.length),
    ),
  };
}

/** The largest, but where all of them point one way, the last gives its place to the largest of the other way. */
export function fromBothSides<Of extends { readonly points: number }>(sorted: readonly Of[]): Of[] {
  const first = sorted.slice(0, most);
  const side = Math.sign(first[0]?.points ?? 0);
  const other = sorted.find(({ points }) => Math.sign(points) !== side);
  if (other === undefined || first.includes(other) || first.some(({ points }) => Math.sign(points) !== side))
    return first;
  return [...first.slice(0, most - 1), other];
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
