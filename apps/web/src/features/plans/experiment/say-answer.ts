import type { ExperimentResult, Trend } from '@fourfold/contract/schemas';

/** Without lots the plan's figures over time answer, as soon as they are there. */
export const sayAnswer = (
  { trend_tells, sentence }: Pick<ExperimentResult, 'trend_tells' | 'sentence'>,
  trend: Pick<Trend, 'sentence'> | null,
): string => (trend_tells ? (trend?.sentence ?? sentence) : sentence);
