import { messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Transaction, Updateable } from 'kysely';
import { record } from '../../../kernel/audit/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { DB, Organisations } from '../../../kernel/database/schema.generated.ts';
import type { Member, SignedIn } from '../../../kernel/http/access.ts';
import { AppError, forbidden, invalidField, notFound } from '../../../kernel/http/app-error.ts';
import { listDepartments } from '../departments/departments.repository.ts';
import { countOwners, findMember, lockOrganisation, removeMember } from '../members/members.repository.ts';
import { switchTo } from '../members/switch-organisation.ts';
import { logoUrl } from './logo.ts';
import {
  createOrganisation,
  eraseOrganisation,
  getOrganisation,
  updateOrganisation,
} from './organisations.repository.ts';

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Opens a further organisation and switches to it. */
export async function openFurther({ db, clock }: Parts, caller: SignedIn, name: string) {
  const id = await db.transaction().execute(async (tx) => {
    const organisationId = await createOrganisation(tx, name, caller.userId, clock());
    await record(tx, { action: 'organisation.opened', organisationId, userId: caller.userId }, clock());
    return organisationId;
  });
  await switchTo({ db, clock }, caller, id);
  return { id, name, role: 'owner' as const };
}

export async function leave({ db, clock }: Parts, caller: SignedIn): Promise<void> {
  const organisationId = caller.membership?.organisationId;
  if (organisationId === undefined) throw notFound();
  await db.transaction().execute(async (tx) => {
    await lockOrganisation(tx, organisationId);
    const member = await findMember(tx, organisationId, caller.userId);
    if (member?.role === 'owner' && (await countOwners(tx, organisationId)) === 1) {
      throw new AppError('conflict', messages.lastOwner());
    }
    await removeMember(tx, organisationId, caller.userId);
    await record(tx, { action: 'member.left', organisationId, userId: caller.userId }, clock());
  });
}

export async function settingsOf({ db }: Parts, organisationId: string) {
  const { logo_id, created_at, ...settings } = await getOrganisation(db, organisationId);
  return {
    ...settings,
    logo_url: logoUrl(logo_id),
    departments: await listDepartments(db, organisationId),
    created_at: created_at.toISOString(),
  };
}

export async function changeSettings(
  parts: Parts,
  { userId, membership: { organisationId } }: Member,
  values: Updateable<Organisations>,
) {
  await parts.db.transaction().execute(async (tx) => {
    if (values.second_step_required !== undefined) {
      await requireSecondStepOf(tx, organisationId, userId);
    }
    const now = await getOrganisation(tx, organisationId);
    const fields = Object.entries(values).filter(
      ([field, value]) => now[field as keyof typeof now] !== value,
    );
    if (fields.length === 0) return;
    await updateOrganisation(tx, organisationId, Object.fromEntries(fields));
    const details = { fields: fields.map(([field]) => field).join(', ') };
    await record(tx, { action: 'organisation.changed', organisationId, userId, details }, parts.clock());
  });
  return await settingsOf(parts, organisationId);
}

/** Owners only, and none who would shut themselves out by it. */
async function requireSecondStepOf(tx: Transaction<DB>, organisationId: string, userId: string) {
  const member = await findMember(tx, organisationId, userId);
  if (member?.role !== 'owner') throw forbidden();
  if (!member.second_step) throw new AppError('conflict', messages.secondStepFirst());
}

/** Everything in it goes, its log included; that it was deleted is noted outside of it. */
export async function deleteOrganisation({ db, clock }: Parts, caller: Member, typed: string): Promise<void> {
  const { organisationId } = caller.membership;
  const { name } = await getOrganisation(db, organisationId);
  if (typed.trim() !== name)
    throw invalidField('name', say('Please type the name exactly as shown: {name}', { name }));
  await db.transaction().execute(async (tx) => {
    await eraseOrganisation(tx, organisationId);
    await record(
      tx,
      { action: 'organisation.deleted', organisationId: null, userId: caller.userId },
      clock(),
    );
  });
}
