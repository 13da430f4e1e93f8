import {
  type Answer,
  type MeasureKind,
  type PersonEstimate,
  type Questionnaire,
  reportScore,
  scoreResponse,
} from '@fourfold/measurement';

const shown = 4;

/**
 * The measures that a few answers moved furthest from the middle. After so few the answers' own error is all that
 * counts: the error of the keys, which a full profile adds, would not show beside it.
 */
export function strongestScores(questionnaire: Questionnaire, answers: readonly Answer[]) {
  const { estimates } = scoreResponse(questionnaire, 'demo', answers);
  const all = (['behaviour', 'perception'] as const).flatMap((kind) =>
    questionnaire.models[kind].measures.map(({ key }, index) => scoreOf(kind, key, estimates[kind], index)),
  );
  return all
    .filter(({ moved }) => moved > 0.01)
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, shown);
}

function scoreOf(kind: MeasureKind, key: string, { theta, se, skewness }: PersonEstimate, index: number) {
  const x = theta[index] ?? 0;
  const variance = (se[index] ?? 0) ** 2 + (skewness[index] ?? 0) ** 2;
  const { score, low, high, band } = reportScore(x, variance, 0);
  const round = (value: number) => Math.round(value);
  return { key, kind, band, score: round(score), low: round(low), high: round(high), moved: Math.abs(x) };
}
