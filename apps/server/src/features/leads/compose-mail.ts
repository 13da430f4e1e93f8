import { downloadOf, leadSources, siteName, type WebinarName, webinarOf } from '@fourfold/contract/words';
import type { Mail } from '../../kernel/mail/mail.ts';
import { type Session, sessionCalendar } from '../webinars/calendar.ts';
import { calledOffMail, sessionMail, waitingMail } from '../webinars/webinar.mails.ts';
import { downloadLink } from './download-links.ts';
import { forgetUrl } from './forget-link.ts';
import type { MailingParts } from './lead-parts.ts';
import type { Lead } from './leads.repository.ts';
import { downloadMail, miniCourseMail, visitorMail } from './promised.mails.ts';

/** A lead of a webinar that has a date. */
export type Invited = Lead & { readonly sessionAt: Date };

/** What the form of a lead promises by mail; null where it promises none. */
export function promisedMail(parts: MailingParts, lead: Lead): Mail | null {
  const sender = senderOf(parts, lead);
  if (lead.source === leadSources.miniCourse) return miniCourseMail(lead, sender);
  const webinar = webinarOf(lead.source);
  if (webinar !== null) {
    const { sessionAt } = lead;
    if (sessionAt !== undefined) return invitationMail(parts, webinar, { ...lead, sessionAt });
    return visitorMail(lead, sender, waitingMail(webinar));
  }
  const download = downloadOf(lead.source);
  if (download === null) return null;
  const link = downloadLink(parts.signer, download, parts.clock());
  return downloadMail(lead, download, { ...link, url: `${parts.siteUrl}${link.path}` }, sender);
}

/** With the link to join, where it is known; `new link` where another one, or none, was sent before. */
export function invitationMail(
  parts: MailingParts,
  webinar: WebinarName,
  lead: Invited,
  change?: 'new link',
): Mail {
  const said = sessionMail({
    webinar,
    startsAt: lead.sessionAt,
    joinUrl: parts.joinUrl,
    timezone: lead.timezone,
    calendar: calendarOf(parts, webinar, lead, change),
    again: change !== undefined,
  });
  return visitorMail(lead, senderOf(parts, lead), said);
}

export function callingOffMail(parts: MailingParts, webinar: WebinarName, lead: Invited): Mail {
  const calendar = calendarOf(parts, webinar, lead, 'called off');
  const said = calledOffMail({ webinar, startsAt: lead.sessionAt, timezone: lead.timezone, calendar });
  return visitorMail(lead, senderOf(parts, lead), said);
}

const senderOf = (parts: MailingParts, { email }: Lead) => ({
  siteUrl: parts.siteUrl,
  contact: parts.contact,
  forgetUrl: forgetUrl(parts, email),
});

const calendarOf = (parts: MailingParts, webinar: WebinarName, lead: Invited, change?: Session['change']) =>
  sessionCalendar({
    webinar,
    startsAt: lead.sessionAt,
    joinUrl: parts.joinUrl,
    pageUrl: `${parts.siteUrl}/webinars/${webinar}`,
    host: { name: siteName, email: parts.operator },
    guest: lead.email,
    now: parts.clock(),
    change,
  });
