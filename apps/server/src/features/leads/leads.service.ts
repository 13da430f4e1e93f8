import type { LeadInput } from '@fourfold/contract/schemas';
import { downloadOf, leadSources, webinarOf } from '@fourfold/contract/words';
import type { Mail } from '../../kernel/mail/mail.ts';
import { nextSessionOf } from '../webinars/webinar-plans.ts';
import { promisedMail } from './compose-mail.ts';
import { downloadLink } from './download-links.ts';
import type { LeadParts } from './lead-parts.ts';
import { leadReceived } from './leads.mails.ts';
import { knownRole, type Lead, lastMailedAt, noteMailed, saveLead } from './leads.repository.ts';

/** Asked again within this time, what was promised is on its way already. */
const onItsWay = 10 * 60 * 1000;
/** A form must not be a way to fill a stranger's mailbox. */
const mailsAnAddress = { max: 10, seconds: 24 * 3600 };

interface Receiving {
  /** A form without scripts, which asks nothing more after the address. */
  isWhole?: boolean;
}

/** Stores what a visitor left and queues the mails about it, all or nothing. Answers the download, where there is one. */
export async function receiveLead(
  parts: LeadParts,
  input: LeadInput,
  { isWhole = !asksMore(input) }: Receiving = {},
): Promise<{ downloadUrl: string | null }> {
  const lead = await withSession(parts, toLead(input));
  const promised = isWhole ? await promisedNow(parts, lead) : null;
  await parts.db.transaction().execute(async (tx) => {
    const known = await knownRole(tx, lead);
    const { isNew } = await saveLead(tx, lead, parts.clock());
    const saysMore = lead.role !== undefined && lead.role !== known;
    if (promised !== null) {
      await parts.outbox.post(tx, promised);
      await noteMailed(tx, lead, lead.sessionAt === undefined ? null : parts.joinUrl, parts.clock());
    }
    // A message is worth reading each time; a repeated sign-up is not news.
    if (isNew || saysMore || lead.question !== undefined)
      await parts.outbox.post(tx, leadReceived(lead, isNew, parts.operator));
  });
  return { downloadUrl: isWhole ? ownDownload(parts, lead) : null };
}

/** What the form promises by mail, unless it has just been sent. */
async function promisedNow(parts: LeadParts, lead: Lead): Promise<Mail | null> {
  const mail = promisedMail(parts, lead);
  if (mail === null) return null;
  const before = await lastMailedAt(parts.db, lead);
  if (before !== null && parts.clock().getTime() - before.getTime() < onItsWay) return null;
  await parts.limiter.use(`lead-mail:${lead.email}`, mailsAnAddress);
  return mail;
}

/** A webinar's lead is for its next session, or waits until there is one. */
async function withSession(parts: LeadParts, lead: Lead): Promise<Lead> {
  const webinar = webinarOf(lead.source);
  if (webinar === null) return lead;
  const sessionAt = await nextSessionOf(parts.db, webinar, parts.clock());
  return { ...lead, sessionAt: sessionAt ?? undefined };
}

/** The improvement plan asks for the role in a second step, and gives its file after that. */
const asksMore = (input: LeadInput) => input.source === leadSources.pipGuide;

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
