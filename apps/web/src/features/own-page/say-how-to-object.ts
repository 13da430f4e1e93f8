import type { OwnPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { isUnreliable } from '../profile/without-findings.ts';

/** Scores of answers that can't be relied on are folded away, so the page leads to no score that is not there. */
export const sayHowToObject = (page: Pick<OwnPage, 'quality'>): string =>
  isUnreliable(page)
    ? t`If you open the scores below, you can object to any that does not fit you. Choose “This is not me”.`
    : t`You can object to any score that does not fit you. Open its competency or domain, and choose “This is not me”.`;
