import { t } from '@lingui/core/macro';

/** Two scores stand beside a difference that is not what one gets by taking one from the other: why. */
export const whyNotTheGap = (scores: string): string =>
  t`The less certain a score, the closer it is drawn to balanced, and a difference isn’t. So a difference is often larger than the gap between ${scores}.`;

/** Which error is kept small when many differences are looked at together. */
export const whatIsClear = (comparisons: number): string =>
  t`Clear allows for all ${comparisons} comparisons: where nothing differs, at most one page in ten would call anything clear. Each range is for its own difference alone.`;
