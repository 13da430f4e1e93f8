import { sentence } from '@fourfold/words';

type By = Readonly<Record<'who', string>>;
type OnSomeone = Readonly<Record<'who' | 'whom', string>>;

/** What is written down, with the sentence for the list: who did it and, where it is something done to someone, to whom. */
export const auditActions = {
  'session.opened': sentence<By>('{who}: signed in'),
  'session.refused': sentence<By>('{who}: a sign-in with a wrong password'),
  'session.ended': sentence<By>('{who}: signed out'),
  'session.code_refused': sentence<By>('{who}: a sign-in with the right password and a wrong code'),
  'second_step.on': sentence<By>('{who}: turned on the second step at sign-in'),
  'second_step.off': sentence<By>('{who}: turned off the second step at sign-in'),
  'second_step.recovery_used': sentence<By>('{who}: signed in with a recovery code'),
  'second_step.recovery_renewed': sentence<By>('{who}: made new recovery codes'),
  'password.changed': sentence<By>('{who}: changed the password'),
  'password.reset': sentence<By>('{who}: set a new password by e-mail'),
  'email.changed': sentence<By>('{who}: changed the e-mail address'),
  'token.created': sentence<By>('{who}: made an API token'),
  'token.ended': sentence<By>('{who}: ended an API token'),
  'tokens.ended_by_password': sentence<By>('{who}: ended their API tokens with a new password'),
  'tokens.ended_by_role': sentence<OnSomeone>('{who}: took the API tokens away from {whom}'),
  'member.invited': sentence<By>('{who}: invited a colleague'),
  'member.joined': sentence<By>('{who}: joined'),
  'member.changed': sentence<OnSomeone>('{who}: changed the role of {whom}'),
  'member.removed': sentence<OnSomeone>('{who}: removed {whom}'),
  'member.signed_out': sentence<OnSomeone>('{who}: ended the sessions of {whom}'),
  'member.left': sentence<By>('{who}: left'),
  'ownership.transferred': sentence<OnSomeone>('{who}: handed the organisation over to {whom}'),
  'organisation.opened': sentence<By>('{who}: opened the organisation'),
  'organisation.changed': sentence<By>('{who}: changed the settings'),
  'organisation.deleted': sentence<By>('{who}: deleted an organisation'),
  'round.started': sentence<By>('{who}: started a new round'),
  'round.rescored': sentence<By>('{who}: made the figures of a closed round with newer keys'),
  'culture.exported': sentence<By>('{who}: exported culture figures'),
  'people.exported': sentence<By>('{who}: exported the people list'),
  'person.address_corrected': sentence<OnSomeone>('{who}: changed the e-mail address of {whom}'),
  'person.erased': sentence<By>('{who}: erased a person and their answers'),
  'link.copied': sentence<OnSomeone>('{who}: copied the personal link of {whom}'),
  'link.used': sentence<By>('{who}: used a copied link'),
  'sheet.shared': sentence<OnSomeone>('{who}: shared the interview sheet about {whom}'),
  'report.drafted': sentence<By>('{who}: had a report drafted'),
  'report.sent': sentence<By>('{who}: sent a report'),
  'report.discarded': sentence<By>('{who}: discarded a report'),
  'report.template': sentence<By>('{who}: changed the template of reports'),
  'person.erased_own': sentence<By>('{who}: a person erased their own answers'),
  'answers.expired': sentence<By>('{who}: erased answers that were kept for as long as the settings say'),
  'account.exported': sentence<By>('{who}: exported their own data'),
  'account.deleted': sentence<By>('{who}: an account was deleted'),
} as const;

export type AuditAction = keyof typeof auditActions;
