import { z } from 'zod';
import { id, timestamp } from './fields.ts';
import { operation } from './operation.ts';

/** What is written down, with the words for the list: who did it, and where it helps, to whom. */
export const auditActions = {
  'session.opened': 'signed in',
  'session.refused': 'a sign-in with a wrong password',
  'session.ended': 'signed out',
  'session.code_refused': 'a sign-in with the right password and a wrong code',
  'second_step.on': 'turned on the second step at sign-in',
  'second_step.off': 'turned off the second step at sign-in',
  'second_step.recovery_used': 'signed in with a recovery code',
  'second_step.recovery_renewed': 'made new recovery codes',
  'password.changed': 'changed the password',
  'password.reset': 'set a new password by e-mail',
  'email.changed': 'changed the e-mail address',
  'token.created': 'made an API token',
  'token.ended': 'ended an API token',
  'tokens.ended_by_password': 'ended their API tokens with a new password',
  'tokens.ended_by_role': 'took the API tokens away from',
  'member.invited': 'invited a colleague',
  'member.joined': 'joined',
  'member.changed': 'changed the role of',
  'member.removed': 'removed',
  'member.signed_out': 'ended the sessions of',
  'member.left': 'left',
  'ownership.transferred': 'handed the organisation over to',
  'organisation.opened': 'opened the organisation',
  'organisation.changed': 'changed the settings',
  'organisation.deleted': 'deleted an organisation',
  'round.started': 'started a new round',
  'culture.exported': 'exported culture figures',
  'people.exported': 'exported the people list',
  'person.address_corrected': 'changed the e-mail address of',
  'person.erased': 'erased a person and their answers',
  'link.copied': 'copied the personal link of',
  'link.used': 'used a copied link',
  'sheet.shared': 'shared the interview sheet about',
  'report.drafted': 'had a report drafted',
  'report.sent': 'sent a report',
  'report.discarded': 'discarded a report',
  'report.template': 'changed the template of reports',
  'person.erased_own': 'a person erased their own answers',
  'answers.expired': 'erased answers that were kept for as long as the settings say',
  'account.exported': 'exported their own data',
  'account.deleted': 'an account was deleted',
} as const;
export type AuditAction = keyof typeof auditActions;

const auditEntry = z.object({
  id,
  at: timestamp,
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** Null once the account is deleted, or where nobody was signed in. */
  by: z.string().nullable(),
  subject: z.string().nullable(),
  person: z.string().nullable().describe('The respondent whom it concerns, until they are erased.'),
  details: z.record(z.string(), z.string()),
});

const number = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

export const listAuditEntries = operation({
  id: 'listAuditEntries',
  method: 'GET',
  path: '/organisation/audit-log',
  summary: 'Sign-ins, role changes, exports and deletions, the newest first.',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
  query: z.object({ page: number(1, 10_000), per_page: number(50, 200) }),
  response: z.object({ entries: z.array(auditEntry), total: z.number() }),
});
