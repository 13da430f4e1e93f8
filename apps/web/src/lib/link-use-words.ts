import type { LinkCopy } from '@fourfold/contract/schemas';
import type { LinkUse } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

const words: Record<LinkUse, string> = {
  opened: t`opened the questionnaire`,
  read: t`read answers that were given earlier`,
  acknowledged: t`confirmed that they had read who can see the answers`,
  answered: t`saved answers`,
  submitted: t`submitted the answers`,
  declined: t`declined to take part`,
  unsubscribed: t`ended the reminders`,
  rated: t`handed in the interview sheet`,
};

/** What someone did through a copied link, to go on after “someone”. */
export const linkUseWords = (what: LinkCopy['what'], use: LinkUse): string =>
  what === 'sheet' && use === 'opened' ? t`opened the interview sheet` : words[use];
