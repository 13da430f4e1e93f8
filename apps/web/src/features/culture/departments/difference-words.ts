import { t } from '@lingui/core/macro';

/** Two scores stand beside a difference that is not what one gets by taking one from the other: why. */
export const whyNotTheGap = (scores: string): string =>
  t`The less certain a score is, the closer to balanced it is drawn. Differences are not adjusted in this way, so they are often larger than the gap between ${scores}.`;

/** Which error is kept small when many differences are looked at together. */
export const whatIsClear = (comparisons: number): string =>
  t`“Clear” takes account of all ${comparisons} comparisons. If nothing really differed, at most one page in ten would show anything as clear. Each range, by contrast, takes account only of its own difference.`;
