import { t } from '@lingui/core/macro';

/** Two scores stand beside a difference that is not what one gets by taking one from the other: why. */
export const whyNotTheGap = (scores: string): string =>
  t`The less certain a score is, the more we pull it towards the balanced middle. Differences are not adjusted in this way. So they are often larger than the gap between ${scores}.`;

/** The one meaning of “clear”, and what it takes when many differences are looked at together. */
export const whatIsClear = (comparisons: number): string =>
  t`“Clear” means at least 80% certain, as everywhere. With ${comparisons} comparisons, a difference has to be larger than it would alone to count as clear. If nothing really differed, at most one company in ten would see a clear one. Each likely range, by contrast, is worked out for one difference alone.`;
