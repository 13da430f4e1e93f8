import { t } from '@lingui/core/macro';

/** Why the scores of people don't make up that of their department: each is kept nearer to where everyone starts. */
export const whyPeopleDiffer = (): string =>
  t`With fewer answers, one person’s score stays closer to 100, so the average can differ from the department’s score.`;
