import type { Role } from '@fourfold/contract/words';
import { addMember } from '../../../apps/server/src/features/identity/members/members.repository.ts';
import { createOrganisation } from '../../../apps/server/src/features/identity/organisations/organisations.repository.ts';
import { openSession } from '../../../apps/server/src/features/identity/sessions/sessions.repository.ts';
import { addUser, type User } from '../../../apps/server/src/features/identity/users/users.repository.ts';
import { record } from '../../../apps/server/src/kernel/audit/audit.ts';
import { connect, type Database } from '../../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../../apps/server/src/kernel/database/id.ts';

/**
 * Accounts as they lie in the database once their people have registered and opened the link in the mail. Hashing a
 * password twice and waiting for a mail is for the tests of registration and signing in, which go that way.
 */
export const password = 'correct horse battery';
/** Of the password, and quick to check. */
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$ngLr4mgnjex9edDImrcWmg$3qIHu6a24ReCIvg5QJU0fUqC0T84iicXms1Gg6SX0uQ';

export interface Enrolled {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
}

let opened: Database | undefined;
/** Of the product that the tests run against; one connection a worker is enough. */
function database(): Database {
  opened ??= connect(process.env.PRODUCT_DATABASE ?? '', () => undefined, 1).db;
  return opened;
}

/** Someone who owns a new organisation. */
export async function enrolOwner(person: Enrolled & { readonly company: string }): Promise<string> {
  const now = new Date();
  return await database()
    .transaction()
    .execute(async (tx) => {
      const { id: userId } = await makeUser(tx, person, now);
      const organisationId = await createOrganisation(tx, person.company, userId, now);
      await record(tx, { action: 'organisation.opened', organisationId, userId }, now);
      return await openSession(tx, { userId, organisationId, device }, now);
    });
}

/** Someone who has joined the organisation in which a session works. */
export async function enrolMember(
  person: Enrolled,
  role: Role,
  host: { readonly email: string },
): Promise<string> {
  const now = new Date();
  return await database()
    .transaction()
    .execute(async (tx) => {
      const { organisation_id: organisationId } = await tx
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select('m.organisation_id')
        .where('u.email', '=', host.email)
        .executeTakeFirstOrThrow();
      const { id: userId } = await makeUser(tx, person, now);
      await addMember(tx, { organisationId, userId, role }, now);
      await record(tx, { action: 'member.joined', organisationId, userId, details: { role } }, now);
      return await openSession(tx, { userId, organisationId, device }, now);
    });
}

/** A further session of someone's, by its token. */
export async function openSessionOf({ email }: { readonly email: string }): Promise<string> {
  const { id } = await database()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return await openSession(database(), { userId: id, device }, new Date());
}

const device = 'Chrome on Linux';

async function makeUser(
  tx: Parameters<typeof addUser>[0],
  { email, first_name, last_name, phone }: Enrolled,
  now: Date,
): Promise<User> {
  const user = await addUser(tx, {
    id: newId(now),
    email,
    first_name,
    last_name,
    phone,
    email_verified_at: now,
    pending_email: null,
    verification_nonce: null,
    password_hash: passwordHash,
    created_at: now,
  });
  if (user === null) throw new Error(`${email} is taken.`);
  return user;
}

/** Seats beside the free ones, as an operator gives them. */
export async function giveSeats(host: { readonly email: string }, seats: number): Promise<void> {
  await database()
    .updateTable('organisations')
    .set({ seats_bought: seats })
    .where('id', 'in', organisationOf(host))
    .execute();
}

/** As if everyone had been invited so long ago. */
export async function sentDaysAgo(host: { readonly email: string }, days: number): Promise<void> {
  await database()
    .updateTable('responses')
    .set({ sent_at: new Date(Date.now() - days * 86_400_000) })
    .where('organisation_id', 'in', organisationOf(host))
    .execute();
}

/** As if the round had been given this end, which may lie behind. */
export async function endRound(host: { readonly email: string }, at: Date): Promise<void> {
  await database()
    .updateTable('rounds')
    .set({ ends_at: at })
    .where('organisation_id', 'in', organisationOf(host))
    .execute();
}

const organisationOf = ({ email }: { readonly email: string }) =>
  database()
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.organisation_id')
    .where('u.email', '=', email);
