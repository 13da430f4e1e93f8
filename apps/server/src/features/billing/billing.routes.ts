import { getBilling, requestSeats } from '@fourfold/contract/calls';
import { say } from '@fourfold/words';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { getOrganisation } from '../identity/organisations/organisations.repository.ts';
import { getUser } from '../identity/users/users.repository.ts';
import { countSeats } from '../people/seats.ts';
import { seatsRequested } from './billing.mails.ts';

export function billingRoutes(serve: Serve, parts: Parts): void {
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
    return { message: say('Thank you. We will answer by e-mail.') };
  });
}
