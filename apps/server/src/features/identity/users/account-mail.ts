import type { Mail } from '../../../kernel/mail/mail.ts';
import type { User } from './users.repository.ts';

export type MailOwner = Pick<User, 'id' | 'email' | 'first_name'>;

/** A mail about one's own account. It belongs to the person, so to no organisation. */
export const accountMail = (
  owner: MailOwner,
  mail: Omit<Mail, 'organisationId' | 'userId' | 'to'>,
): Mail => ({
  organisationId: null,
  userId: owner.id,
  to: owner.email,
  ...mail,
});
