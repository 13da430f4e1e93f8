import { type InvitationState, type InvitedRole, pages, worksByDepartments } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/id.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { Member, SignedIn } from '../../../kernel/http/access.ts';
import { invalidField, notFound } from '../../../kernel/http/app-error.ts';
import type { RateLimiter } from '../../../kernel/http/rate-limiter.ts';
import { forgetMails } from '../../../kernel/mail/forget-mails.ts';
import type { Outbox } from '../../../kernel/mail/outbox.ts';
import type { Signer } from '../../../kernel/signing/signer.ts';
import { findUserByEmail, getUser } from '../users/users.repository.ts';
import { colleagueInvited } from './invitations.mails.ts';
import * as repository from './invitations.repository.ts';
import { invitationOfLink, invitationToken, join } from './joining.ts';
import { isMemberByEmail } from './members.repository.ts';
import { requireDepartments } from './members.service.ts';
import { switchTo } from './switch-organisation.ts';

interface Parts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly config: { readonly APP_URL: string };
}

const linkDays = 14;
const endOf = (now: Date) => new Date(now.getTime() + linkDays * 24 * 3600 * 1000);

export async function list({ db, clock }: Parts, organisationId: string) {
  const rows = await repository.listInvitations(db, organisationId);
  return rows.map((row) => present(row, clock()));
}

function present(row: repository.InvitationRow, now: Date) {
  const state = stateOf(row, now);
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    departments: row.departments,
    invited_by: row.invited_by,
    state,
    problem: state === 'undeliverable' ? row.problem : null,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

function stateOf({ mail_state, expires_at }: repository.InvitationRow, now: Date): InvitationState {
  if (['refused', 'bounced', 'given_up'].includes(mail_state ?? '')) return 'undeliverable';
  if (expires_at <= now) return 'expired';
  return mail_state === 'queued' ? 'queued' : 'sent';
}

interface Wish {
  readonly email: string;
  readonly role: InvitedRole;
  readonly departments: string[];
}

/** The addresses are anybody's, so nobody sends mails without end to them, neither to many nor to one. */
const limitMails = ({ limiter }: Parts, organisationId: string) =>
  limiter.use(`colleagues:${organisationId}`, { max: 200, seconds: 24 * 3600 });

export async function invite(parts: Parts, caller: Member, wish: Wish) {
  const { organisationId } = caller.membership;
  await limitMails(parts, organisationId);
  return await parts.db.transaction().execute(async (tx) => {
    if (await isMemberByEmail(tx, organisationId, wish.email)) {
      throw invalidField('email', say('This colleague already has access.'));
    }
    const id = await store(parts, tx, caller, wish);
    const details = { role: wish.role };
    await record(
      tx,
      { action: 'member.invited', organisationId, userId: caller.userId, details },
      parts.clock(),
    );
    return await send(parts, tx, caller, id);
  });
}

async function store(parts: Parts, tx: Transaction<DB>, caller: Member, wish: Wish): Promise<string> {
  const now = parts.clock();
  const { organisationId } = caller.membership;
  const departmentIds = worksByDepartments(wish.role) ? wish.departments : [];
  await requireDepartments(tx, organisationId, departmentIds);
  const invitation = {
    id: newId(now),
    organisation_id: organisationId,
    email: wish.email,
    role: wish.role,
    department_ids: departmentIds,
    invited_by: caller.userId,
    created_at: now,
    sent_at: now,
    expires_at: endOf(now),
  };
  if (!(await repository.addInvitation(tx, invitation))) {
    throw invalidField(
      'email',
      say('This colleague has already been invited. You can send the invitation again.'),
    );
  }
  return invitation.id;
}

/** Queues the mail, and notes which one it is: its fate is the invitation's. */
async function send(parts: Parts, tx: Transaction<DB>, caller: Member, id: string) {
  const { organisationId } = caller.membership;
  const invitation = await repository.findInvitation(tx, organisationId, id);
  if (invitation === undefined) throw notFound();
  const inviter = await getUser(tx, caller.userId);
  const url = `${parts.config.APP_URL}${pages.acceptInvitation.path}?token=${invitationToken(parts.signer, id)}`;
  const mail_id = await parts.outbox.post(tx, colleagueInvited(invitation, inviter, url));
  const now = parts.clock();
  await repository.markSent(tx, invitation, { mail_id, sent_at: now, expires_at: endOf(now) });
  return present((await repository.findInvitation(tx, organisationId, id)) ?? invitation, now);
}

export async function resend(parts: Parts, caller: Member, id: string) {
  const known = await repository.findInvitation(parts.db, caller.membership.organisationId, id);
  if (known === undefined) throw notFound();
  await parts.limiter.use(`colleague:${id}`, { max: 1, seconds: 60 });
  await limitMails(parts, caller.membership.organisationId);
  return await parts.db.transaction().execute((tx) => send(parts, tx, caller, id));
}

/** The link stops working, and a mail that has not left yet does not leave. */
export async function withdraw({ db }: Parts, organisationId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const invitation = await repository.findInvitation(tx, organisationId, id);
    if (invitation === undefined || !(await repository.removeInvitation(tx, organisationId, id))) {
      throw notFound();
    }
    await forgetMails(tx, (mails) =>
      mails.and([
        mails('organisation_id', '=', organisationId),
        mails('kind', '=', 'colleague.invited'),
        mails('recipient', '=', invitation.email),
      ]),
    );
  });
}

export async function preview(parts: Parts, token: string) {
  const invitation = await invitationOfLink(parts, parts.db, token);
  return {
    organisation: invitation.organisation_name,
    role: invitation.role,
    departments: invitation.departments.map(({ name }) => name),
    email: invitation.email,
    invited_by: invitation.invited_by,
    has_account: (await findUserByEmail(parts.db, invitation.email)) !== undefined,
  };
}

export async function accept(parts: Parts, caller: SignedIn, token: string) {
  const invitation = await parts.db.transaction().execute(async (tx) => {
    const found = await invitationOfLink(parts, tx, token);
    await join(parts, tx, await getUser(tx, caller.userId), found);
    return found;
  });
  await switchTo(parts, caller, invitation.organisation_id);
  return { organisation: { id: invitation.organisation_id, name: invitation.organisation_name } };
}
