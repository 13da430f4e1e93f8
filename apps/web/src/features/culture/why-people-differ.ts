import { t } from '@lingui/core/macro';

/** Why the scores of people don't make up that of their department: each is kept nearer to where everyone starts. */
export const whyPeopleDiffer = (): string =>
  t`Each person gives only a few answers, which keeps their score closer to 100. That is why the average of people’s scores can differ from the department’s score.`;
