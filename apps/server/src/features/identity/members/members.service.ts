import {
  messages,
  type Permission,
  pages,
  type Role,
  reachOf,
  worksByDepartments,
} from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Config } from '../../../kernel/config/config.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import type { Member } from '../../../kernel/http/access.ts';
import { forbidden, invalidField, notFound } from '../../../kernel/http/app-error.ts';
import type { RateLimiter } from '../../../kernel/http/rate-limiter.ts';
import type { Parts as EveryPart } from '../../../kernel/parts.ts';
import { listDepartments } from '../departments/departments.repository.ts';
import { underReportAuthors } from '../report-authors.ts';
import { confirmPassword, holdConfirmed } from '../users/confirm-password.ts';
import { getUser } from '../users/users.repository.ts';
import { organisationHandedOver, organisationReceived } from './handed-over.mails.ts';
import { decideChange, isSameSet, requireRemovable } from './member-rules.ts';
import * as members from './members.repository.ts';
import { endTokensWithRole } from './tokens.service.ts';

interface Parts {
  readonly db: Database;
  readonly config: Pick<Config, 'REPORT_AUTHORS'>;
  readonly limiter: RateLimiter;
  readonly clock: () => Date;
}

export interface MemberChange {
  readonly role?: Role | undefined;
  readonly grants?: Permission[] | undefined;
  readonly departments?: string[] | undefined;
}

const presentMember = ({ config }: Parts, { joined_at, last_used_at, ...row }: members.MemberRow) => ({
  ...row,
  writes_reports: reachOf(underReportAuthors(config, row.email, row), 'reports:write') !== null,
  joined_at: joined_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function list(parts: Parts, organisationId: string) {
  const rows = await members.listMemberRows(parts.db, organisationId);
  return rows.map((row) => presentMember(parts, row));
}

/** Both as they stand now, under the lock: rights that were read before it may be gone. */
async function meet(tx: Transaction<DB>, caller: Member, targetId: string) {
  const { organisationId } = caller.membership;
  await members.lockOrganisation(tx, organisationId);
  const actor = await members.findMember(tx, organisationId, caller.userId);
  if (actor === undefined) throw forbidden();
  const target = await members.findMember(tx, organisationId, targetId);
  if (target === undefined) throw notFound();
  return { actor, target, owners: await members.countOwners(tx, organisationId) };
}

export async function change(parts: Parts, caller: Member, userId: string, wish: MemberChange) {
  const { db, clock } = parts;
  const { organisationId } = caller.membership;
  return await db.transaction().execute(async (tx) => {
    const { actor, target, owners } = await meet(tx, caller, userId);
    const next = decideChange(actor.role, target, wish, owners);
    const before = target.departments.map(({ id }) => id);
    const departments = await decideDepartments(tx, organisationId, { before, next: next.role, wish });
    if (
      next.role === target.role &&
      isSameSet(next.grants, target.grants) &&
      isSameSet(departments, before)
    ) {
      return presentMember(parts, target);
    }
    await members.updateMember(tx, organisationId, userId, { role: next.role, grants: [...next.grants] });
    await members.setMemberDepartments(tx, organisationId, userId, departments);
    const change = { organisationId, userId, actorId: caller.userId, role: next.role };
    await endTokensWithRole(tx, change, clock());
    const details = { from: target.role, to: next.role, grants: next.grants.join(', ') };
    const entry = { action: 'member.changed', organisationId, userId: caller.userId } as const;
    await record(tx, { ...entry, subjectId: userId, details }, clock());
    const changed = await members.findMember(tx, organisationId, userId);
    if (changed === undefined) throw notFound();
    return presentMember(parts, changed);
  });
}

interface DepartmentsMove {
  readonly before: readonly string[];
  readonly next: Role;
  readonly wish: MemberChange;
}

/** Only managers work for departments, each for at least one; they lose them with the role. */
async function decideDepartments(
  tx: Transaction<DB>,
  organisationId: string,
  { before, next, wish }: DepartmentsMove,
): Promise<readonly string[]> {
  if (!worksByDepartments(next)) return [];
  const departments = wish.departments ?? before;
  // A manager whose last department was removed goes on without; other things about them can be changed.
  const isAsked = wish.departments !== undefined || wish.role !== undefined;
  if (departments.length === 0 && isAsked) throw invalidField('departments', messages.managerDepartments());
  await requireDepartments(tx, organisationId, departments);
  return departments;
}

export async function requireDepartments(
  tx: Transaction<DB>,
  organisationId: string,
  wished: readonly string[],
): Promise<void> {
  const known = new Set((await listDepartments(tx, organisationId)).map(({ id }) => id));
  if (!wished.every((id) => known.has(id))) {
    throw invalidField('departments', say('One of these departments does not exist any more.'));
  }
}

export async function remove({ db, clock }: Parts, caller: Member, userId: string): Promise<void> {
  const { organisationId } = caller.membership;
  await db.transaction().execute(async (tx) => {
    const { actor, target, owners } = await meet(tx, caller, userId);
    requireRemovable(actor.role, target.role, owners);
    await members.removeMember(tx, organisationId, userId);
    const entry = { action: 'member.removed', organisationId, userId: caller.userId } as const;
    await record(tx, { ...entry, subjectId: userId, details: { role: target.role } }, clock());
  });
}

/** Ends the colleague's sessions in this organisation; what they do in others is none of ours. */
export async function signOut({ db, clock }: Parts, caller: Member, userId: string): Promise<void> {
  const { organisationId } = caller.membership;
  await db.transaction().execute(async (tx) => {
    const { actor, target } = await meet(tx, caller, userId);
    if (target.role === 'owner' && actor.role !== 'owner') throw forbidden();
    await members.endMemberSessions(tx, organisationId, userId);
    const entry = { action: 'member.signed_out', organisationId, userId: caller.userId } as const;
    await record(tx, { ...entry, subjectId: userId }, clock());
  });
}

/** The other one becomes the owner, the caller an admin. */
export async function transfer(
  parts: Parts & Pick<EveryPart, 'outbox' | 'config'>,
  caller: Member,
  { user_id, password }: { user_id: string; password: string },
): Promise<void> {
  const { organisationId } = caller.membership;
  const user = await confirmPassword(parts, caller.userId, password);
  await parts.db.transaction().execute(async (tx) => {
    await holdConfirmed(tx, user);
    const { actor, target } = await meet(tx, caller, user_id);
    if (actor.role !== 'owner') throw forbidden();
    if (target.user_id === caller.userId) throw invalidField('user_id', say('Please choose someone else.'));
    await members.updateMember(tx, organisationId, target.user_id, { role: 'owner', grants: [] });
    await members.setMemberDepartments(tx, organisationId, target.user_id, []);
    await members.updateMember(tx, organisationId, caller.userId, { role: 'admin', grants: [] });
    const entry = { action: 'ownership.transferred', organisationId, userId: caller.userId } as const;
    await record(tx, { ...entry, subjectId: target.user_id }, parts.clock());
    await tellBoth(parts, tx, { organisationId, to: target.user_id, by: caller.userId });
  });
}

interface Handed {
  readonly organisationId: string;
  readonly to: string;
  readonly by: string;
}

/** Whom it concerns hears of it by mail: someone else may have known the password. */
async function tellBoth(
  { config, outbox }: Pick<EveryPart, 'outbox' | 'config'>,
  tx: Transaction<DB>,
  { organisationId, to, by }: Handed,
): Promise<void> {
  const [heir, giver] = [await getUser(tx, to), await getUser(tx, by)];
  const { name: organisation } = await tx
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const settingsUrl = `${config.APP_URL}${pages.settings.path}?tab=access`;
  const nameOf = ({ first_name, last_name }: typeof heir) => `${first_name} ${last_name}`;
  await outbox.post(tx, organisationReceived(heir, { organisation, other: nameOf(giver), settingsUrl }));
  await outbox.post(tx, organisationHandedOver(giver, { organisation, other: nameOf(heir), settingsUrl }));
}
