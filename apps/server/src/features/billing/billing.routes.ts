import { getBilling, requestSeats } from '@fourfold/contract/calls';
import { say } from '@fourfold/words';
import { sql } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { getOrganisation } from '../identity/organisations/organisations.repository.ts';
import { getUser } from '../identity/users/users.repository.ts';
import { countSeats } from '../people/seats.ts';
import { seatsRequested } from './billing.mails.ts';

export function billingRoutes(serve: Serve, parts: Parts): void {
  const { db, clock, config, outbox } = parts;

  serve(getBilling, async ({ caller }) => {
    const { seats_bought: bought } = await getOrganisation(db, caller.membership.organisationId);
    const used = await countSeats(db, caller.membership.organisationId);
    const free = config.FREE_SEATS;
    const seats = { free, bought, total: free + bought, used, left: Math.max(0, free + bought - used) };
    const requested = await findRequest(parts, caller.membership.organisationId, bought);
    return { plan: bought > 0 ? ('paid' as const) : ('free' as const), seats, requested };
  });
  serve(requestSeats, async ({ body, caller }) => {
    const organisation = await getOrganisation(db, caller.membership.organisationId);
    const requester = { ...(await getUser(db, caller.userId)), organisation };
    const mail = seatsRequested(body, requester, config.CONTACT_EMAIL);
    const { id: organisationId, seats_bought: bought } = organisation;
    const details = { seats: String(body.seats), bought: String(bought) };
    await db.transaction().execute(async (tx) => {
      await outbox.post(tx, mail);
      const entry = { action: 'seats.requested', organisationId, userId: caller.userId, details } as const;
      await record(tx, entry, clock());
    });
    return { message: say('Thank you. We will answer by e-mail.') };
  });
}

const shownForDays = 30;

/** What was asked for and not answered by more seats yet, so that nobody asks twice. */
async function findRequest(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  organisationId: string,
  bought: number,
) {
  const found = await db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('e.organisation_id', '=', organisationId)
    .where('e.action', '=', 'seats.requested')
    .where('e.at', '>', new Date(clock().getTime() - shownForDays * 86_400_000))
    .where(sql<boolean>`(e.details->>'bought')::int = ${bought}`)
    .orderBy('e.at', 'desc')
    .select(['e.at', 'u.first_name', 'u.last_name', sql<number>`(e.details->>'seats')::int`.as('seats')])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { seats, at, first_name, last_name } = found;
  return { seats, at: at.toISOString(), by: first_name === null ? null : `${first_name} ${last_name}` };
}
