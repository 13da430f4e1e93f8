import type { LinkCopy } from '@fourfold/contract/schemas';
import type { LinkUse } from '@fourfold/contract/words';

const words: Record<LinkUse, string> = {
  opened: 'opened the questionnaire',
  read: 'read answers that were given earlier',
  acknowledged: 'confirmed having read who sees the answers',
  answered: 'saved answers',
  submitted: 'submitted the answers',
  declined: 'declined to take part',
  unsubscribed: 'ended the reminders',
};

/** What someone did through a copied link, to go on after “someone”. */
export const linkUseWords = (what: LinkCopy['what'], use: LinkUse): string =>
  what === 'sheet' ? 'opened the interview sheet' : words[use];
