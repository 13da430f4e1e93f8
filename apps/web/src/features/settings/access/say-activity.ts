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
  const who = by ?? (action === 'answers.expired' ? t`Automatically` : t`Someone`);
  const colleague = subject ?? t`someone who has since left`;
  const whose = person ?? t`someone whose data has since been erased`;
  switch (action) {
    case 'link.copied':
    case 'sheet.shared':
    case 'sheet.removed':
    case 'person.address_corrected':
      return auditActions[action]({ who, whom: whose });
    case 'link.used': {
      const { use = 'opened', what = 'questionnaire' } = details as Partial<UseDetails>;
      const did = linkUseWords(what, use);
      return what === 'sheet'
        ? t`${who}: ${did} about ${whose} through a link that ${colleague} had copied`
        : t`${who}: ${did} through the personal link of ${whose}, which ${colleague} had copied`;
    }
    case 'member.changed':
    case 'member.removed':
    case 'member.signed_out':
    case 'ownership.transferred':
    case 'tokens.ended_by_role':
      return auditActions[action]({ who, whom: colleague });
    default: {
      const said = auditActions[action]({ who });
      return subject === null || subject === by ? said : t`${said} (${subject})`;
    }
  }
}
