import { isPlanned, type WebinarName, webinarNames, webinars } from '@fourfold/contract/words';
import { nextSessionOf, webinarPlan } from '../webinars/webinar-plans.ts';
import { callingOffMail, type Invited, invitationMail } from './compose-mail.ts';
import type { MailingParts } from './lead-parts.ts';
import { awaitDate, leadsInvited, leadsWaiting, noteLink, takeDate } from './leads.repository.ts';

/** The list of a webinar is taken up so many at a time; the others come with the next round. */
const atOnce = 500;

/**
 * Keeps what was said about webinars: calls off what the operator has taken from the plan, sends the link to anyone who
 * was invited before it was known, and invites anyone who waits for a date. Nodes may do it at the same moment, and
 * visitors have their addresses deleted meanwhile: each mail goes with the change of the row that it is about, so
 * that it is written once, and to nobody who is gone.
 */
export async function keepWebinarPromises(parts: MailingParts): Promise<void> {
  for (const name of webinarNames) {
    const plan = await webinarPlan(parts.db, name);
    for (const lead of await leadsInvited(parts.db, webinars[name].source, parts.clock())) {
      if (!isPlanned(plan, lead.sessionAt)) await callOff(parts, name, lead);
      else if (lead.invitedWith !== parts.joinUrl) await sendLink(parts, name, lead);
    }
  }
  for (const name of webinarNames) await inviteWaiting(parts, name);
}

async function callOff(parts: MailingParts, webinar: WebinarName, lead: Invited): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    if (await awaitDate(tx, lead)) await parts.outbox.post(tx, callingOffMail(parts, webinar, lead));
  });
}

async function sendLink(parts: MailingParts, webinar: WebinarName, lead: Invited): Promise<void> {
  const { joinUrl } = parts;
  if (joinUrl === null) return;
  await parts.db.transaction().execute(async (tx) => {
    if (!(await noteLink(tx, lead, joinUrl, parts.clock()))) return;
    await parts.outbox.post(tx, invitationMail(parts, webinar, lead, 'new link'));
  });
}

/** Sends the invitations to anyone who has asked for a webinar that has got a date since. */
async function inviteWaiting(parts: MailingParts, webinar: WebinarName): Promise<void> {
  const sessionAt = await nextSessionOf(parts.db, webinar, parts.clock());
  if (sessionAt === null) return;
  for (const waiting of await leadsWaiting(parts.db, webinars[webinar].source, atOnce)) {
    const lead = { ...waiting, sessionAt };
    await parts.db.transaction().execute(async (tx) => {
      if (!(await takeDate(tx, lead, parts.joinUrl, parts.clock()))) return;
      await parts.outbox.post(tx, invitationMail(parts, webinar, lead));
    });
  }
}
