import type { ScoreEvidence } from '@fourfold/contract/schemas';

type Share = NonNullable<ScoreEvidence['share']>;

/** Shares of a group as whole people, who add up to all of them. */
export function countShares({ below, above }: Pick<Share, 'below' | 'above'>, people: number) {
  const belowCount = Math.round(below * people);
  const aboveCount = Math.min(Math.round(above * people), people - belowCount);
  return { below: belowCount, balanced: people - belowCount - aboveCount, above: aboveCount };
}
