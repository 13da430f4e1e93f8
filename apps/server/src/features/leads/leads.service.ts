import {
  downloadOf,
  isPlanned,
  type LeadInput,
  leadSources,
  siteName,
  type WebinarName,
  webinarNames,
  webinarOf,
  webinars,
} from '@fourfold/contract';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/schema.generated.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Signer } from '../../signing/signer.ts';
import { type Session, sessionCalendar } from '../webinars/calendar.ts';
import { calledOffMail, sessionMail, waitingMail } from '../webinars/webinar.mails.ts';
import { nextSessionOf, webinarPlan } from '../webinars/webinar-plans.ts';
import { downloadLink } from './download-links.ts';
import { forgetUrl } from './forget-link.ts';
import { leadReceived } from './leads.mails.ts';
import {
  awaitDate,
  type Lead,
  lastMailedAt,
  leadsInvited,
  leadsWaiting,
  noteMailed,
  saveLead,
} from './leads.repository.ts';
import { downloadMail, miniCourseMail, visitorMail } from './promised.mails.ts';

export interface LeadParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  readonly signer: Signer;
  readonly limiter: RateLimiter;
  /** Where the operator reads about leads, and visitors' answers arrive. */
  readonly operator: string;
  readonly siteUrl: string;
  /** Where webinars take place, once that is set. */
  readonly joinUrl: string | null;
}

/** What composing and sending needs: there is no visitor whose calls could be counted. */
export type MailingParts = Omit<LeadParts, 'limiter'>;

/** The parts of a server, with what the operator has set. */
export function leadMailing<Parts extends Pick<LeadParts, 'db' | 'outbox' | 'clock' | 'signer'>>(
  config: Pick<Config, 'CONTACT_EMAIL' | 'APP_URL' | 'WEBINAR_JOIN_URL'>,
  parts: Parts,
) {
  return {
    ...parts,
    operator: config.CONTACT_EMAIL,
    siteUrl: config.APP_URL,
    joinUrl: config.WEBINAR_JOIN_URL ?? null,
  };
}

/** Asked again within this time, what was promised is on its way already. */
const onItsWay = 10 * 60 * 1000;
/** A form must not be a way to fill a stranger's mailbox. */
const mailsAnAddress = { max: 10, seconds: 24 * 3600 };

/** Stores what a visitor left and queues the mails about it, all or nothing. Answers the download, where there is one. */
export async function receiveLead(
  parts: LeadParts,
  input: LeadInput,
): Promise<{ downloadUrl: string | null }> {
  const lead = await withSession(parts, toLead(input));
  const promised = await promisedMail(parts, lead);
  await parts.db.transaction().execute(async (tx) => {
    const { isNew } = await saveLead(tx, lead, parts.clock());
    if (promised !== null) await send(parts, tx, lead, promised);
    // A message is worth reading each time; a repeated sign-up is not news.
    if (isNew || lead.question !== undefined) await parts.outbox.post(tx, leadReceived(lead, parts.operator));
  });
  return { downloadUrl: mayDownload(input) ? ownDownload(parts, lead) : null };
}

async function send(parts: MailingParts, tx: Transaction<DB>, lead: Lead, mail: Mail): Promise<void> {
  await parts.outbox.post(tx, mail);
  await noteMailed(tx, lead, lead.sessionAt === undefined ? null : parts.joinUrl, parts.clock());
}

/** What the form promises by mail, unless it has just been sent. */
async function promisedMail(parts: LeadParts, lead: Lead): Promise<Mail | null> {
  const mail = compose(parts, lead);
  if (mail === null) return null;
  const before = await lastMailedAt(parts.db, lead);
  if (before !== null && parts.clock().getTime() - before.getTime() < onItsWay) return null;
  await parts.limiter.use(`lead-mail:${lead.email}`, mailsAnAddress);
  return mail;
}

function compose(parts: MailingParts, lead: Lead): Mail | null {
  const sender = senderOf(parts, lead);
  if (lead.source === leadSources.miniCourse) return miniCourseMail(lead, sender);
  const webinar = webinarOf(lead.source);
  if (webinar !== null) return visitorMail(lead, sender, webinarMail(parts, webinar, lead));
  const download = downloadOf(lead.source);
  if (download === null) return null;
  const link = downloadLink(parts.signer, download, parts.clock());
  return downloadMail(lead, download, { ...link, url: `${parts.siteUrl}${link.path}` }, sender);
}

const senderOf = (parts: MailingParts, { email }: Lead) => ({
  siteUrl: parts.siteUrl,
  contact: parts.operator,
  forgetUrl: forgetUrl(parts, email),
});

/** A webinar's lead is for its next session, or waits until there is one. */
async function withSession(parts: LeadParts, lead: Lead): Promise<Lead> {
  const webinar = webinarOf(lead.source);
  if (webinar === null) return lead;
  const sessionAt = await nextSessionOf(parts.db, webinar, parts.clock());
  return { ...lead, sessionAt: sessionAt ?? undefined };
}

/**
 * Keeps what was said about webinars: calls off what the operator has taken from the plan, sends the link to whoever
 * was invited before it was known, and invites whoever waits for a date.
 */
export async function keepWebinarPromises(parts: MailingParts): Promise<void> {
  for (const name of webinarNames) {
    const plan = await webinarPlan(parts.db, name);
    for (const lead of await leadsInvited(parts.db, webinars[name].source, parts.clock())) {
      if (!isPlanned(plan, lead.sessionAt)) await callOff(parts, name, lead);
      else if (parts.joinUrl !== null && lead.invitedWith !== parts.joinUrl)
        await inviteAgain(parts, name, lead);
    }
  }
  await inviteWaiting(parts);
}

async function callOff(parts: MailingParts, webinar: WebinarName, lead: Invited): Promise<void> {
  const calendar = calendarOf(parts, webinar, lead, 'called off');
  const said = calledOffMail({ webinar, startsAt: lead.sessionAt, timezone: lead.timezone, calendar });
  await parts.db.transaction().execute(async (tx) => {
    await parts.outbox.post(tx, visitorMail(lead, senderOf(parts, lead), said));
    await awaitDate(tx, lead);
  });
}

async function inviteAgain(parts: MailingParts, webinar: WebinarName, lead: Invited): Promise<void> {
  const said = invitation(parts, webinar, lead, 'new link');
  await parts.db
    .transaction()
    .execute((tx) => send(parts, tx, lead, visitorMail(lead, senderOf(parts, lead), said)));
}

/** Sends the invitations to whoever has asked for a webinar that has got a date since. */
async function inviteWaiting(parts: MailingParts): Promise<void> {
  for (const name of webinarNames) {
    const sessionAt = await nextSessionOf(parts.db, name, parts.clock());
    if (sessionAt === null) continue;
    for (const waiting of await leadsWaiting(parts.db, webinars[name].source, 500)) {
      const lead = { ...waiting, sessionAt };
      const mail = compose(parts, lead);
      await parts.db.transaction().execute(async (tx) => {
        await saveLead(tx, lead, parts.clock());
        if (mail !== null) await send(parts, tx, lead, mail);
      });
    }
  }
}

/** The improvement plan asks for the role in a second step, and shows its link after that. */
const mayDownload = (input: LeadInput) => input.source !== leadSources.pipGuide;

function webinarMail(parts: MailingParts, webinar: WebinarName, lead: Lead) {
  if (lead.sessionAt === undefined) return waitingMail(webinar);
  return invitation(parts, webinar, { ...lead, sessionAt: lead.sessionAt });
}

type Invited = Lead & { readonly sessionAt: Date };

function invitation(parts: MailingParts, webinar: WebinarName, lead: Invited, change?: 'new link') {
  const { joinUrl } = parts;
  return sessionMail({
    webinar,
    startsAt: lead.sessionAt,
    joinUrl,
    timezone: lead.timezone,
    calendar: calendarOf(parts, webinar, lead, change),
    again: change !== undefined,
  });
}

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

function ownDownload(parts: LeadParts, lead: Lead): string | null {
  const download = downloadOf(lead.source);
  return download === null ? null : downloadLink(parts.signer, download, parts.clock()).path;
}

function toLead(input: LeadInput): Lead {
  const { email, timezone } = input;
  if ('download' in input) return { source: leadSources.pipGuide, email, timezone, role: input.role };
  switch (input.source) {
    case leadSources.contactForm:
      return { source: input.source, email, timezone, name: input.name, question: input.message };
    case leadSources.fourLevelsGuide:
      return { source: input.source, email, timezone, role: input.role, headcount: input.headcount };
    case leadSources.aiAdoptionGuide:
    case leadSources.sampleReport:
      return { source: input.source, email, timezone, role: input.role };
    case leadSources.webinarHiring:
    case leadSources.webinarFourLevels:
      return { source: input.source, email, timezone, question: input.question };
    default:
      return { source: input.source, email, timezone };
  }
}
