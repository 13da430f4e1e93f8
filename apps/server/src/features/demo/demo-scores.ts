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
 * The behaviours that a few answers moved furthest from the middle, and the perception that each question about work
 * asked for. After so few the answers' own error is all that counts: the error of the keys, which a full profile adds,
 * would not show beside it.
 */
export function demoScores(questionnaire: Questionnaire, answers: readonly Answer[]) {
  const { estimates } = scoreResponse(questionnaire, 'demo', answers);
  const allOf = (kind: MeasureKind) =>
    questionnaire.models[kind].measures.map(({ key }, index) => scoreOf(kind, key, estimates[kind], index));
  const perceptions = new Map(allOf('perception').map((score) => [score.key, score]));
  return {
    scores: allOf('behaviour')
      .filter(({ moved }) => moved > 0.01)
      .toSorted((a, b) => b.moved - a.moved)
      .slice(0, shown),
    perceptions: answers.flatMap(({ questionKey }) => {
      const question = questionnaire.questions.get(questionKey);
      if (question?.kind !== 'construct') return [];
      const score = perceptions.get(question.options[0]?.loadings[0]?.measure ?? '');
      return score === undefined ? [] : [{ ...score, question_key: questionKey }];
    }),
  };
}

function scoreOf(kind: MeasureKind, key: string, { theta, se, skewness }: PersonEstimate, index: number) {
  const x = theta[index] ?? 0;
  const variance = (se[index] ?? 0) ** 2 + (skewness[index] ?? 0) ** 2;
  const { score, low, high, band } = reportScore(x, variance, 0);
  const round = (value: number) => Math.round(value);
  return { key, kind, band, score: round(score), low: round(low), high: round(high), moved: Math.abs(x) };
}
