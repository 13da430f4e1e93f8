import { getBilling, requestSeats } from '@fourfold/contract/calls';
import type { Queries } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { getUser } from '../accounts/users.repository.ts';
import { seatsRequested } from './organisations.mails.ts';
import { getOrganisation } from './organisations.repository.ts';

/** Counts the people who take a seat. Whoever keeps the people brings it. */
export type CountSeats = (db: Queries, organisationId: string) => Promise<number>;

export function billingRoutes(serve: Serve, parts: AccountParts, countSeats: CountSeats): void {
  const { db, config, outbox } = parts;

  serve(getBilling, async ({ caller }) => {
    const { seats_bought: bought } = await getOrganisation(db, caller.membership.organisationId);
    const used = await countSeats(db, caller.membership.organisationId);
    const free = config.FREE_SEATS;
    const seats = { free, bought, total: free + bought, used, left: Math.max(0, free + bought - used) };
    return { plan: bought > 0 ? ('paid' as const) : ('free' as const), seats };
  });
  serve(requestSeats, async ({ body, caller }) => {
    const organisation = await getOrganisation(db, caller.membership.organisationId);
    const requester = { ...(await getUser(db, caller.userId)), organisation };
    const mail = seatsRequested(body, requester, config.CONTACT_EMAIL);
    await db.transaction().execute((tx) => outbox.post(tx, mail));
    return { message: 'Thank you. We will answer by e-mail.' };
  });
}
