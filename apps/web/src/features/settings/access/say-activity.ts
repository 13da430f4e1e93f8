import type { AnswerOf, listAuditEntries } from '@fourfold/contract/calls';
import type { LinkCopy } from '@fourfold/contract/schemas';
import { auditActions, type LinkUse } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { linkUseWords } from '../../../lib/link-use-words.ts';

export type ActivityEntry = AnswerOf<typeof listAuditEntries>['entries'][number];

/** As the server writes them down with `link.used`. */
interface UseDetails {
  readonly use: LinkUse;
  readonly what: LinkCopy['what'];
}

/** One entry of the audit log as a sentence. Anyone who used a copied link is not known, only whose copy it was. */
export function sayActivity({ action, by, subject, person, details }: ActivityEntry): string {
  const who = by ?? (action === 'answers.expired' ? t`By itself` : t`Someone`);
  const whose = person ?? t`someone who was erased since`;
  switch (action) {
    case 'link.copied':
    case 'sheet.shared':
    case 'person.address_corrected':
      return t`${who}: ${auditActions[action]()} ${whose}`;
    case 'link.used': {
      const { use = 'opened', what = 'questionnaire' } = details as Partial<UseDetails>;
      const copier = subject ?? t`someone who has left since`;
      const did = linkUseWords(what, use);
      return what === 'sheet'
        ? t`${who}: ${did} about ${whose} through a link that ${copier} had copied`
        : t`${who}: ${did} through the personal link of ${whose}, which ${copier} had copied`;
    }
    default:
      return subject === null || subject === by
        ? t`${who}: ${auditActions[action]()}`
        : t`${who}: ${auditActions[action]()} ${subject}`;
  }
}
