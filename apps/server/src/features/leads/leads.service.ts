import { downloadOf, type LeadInput, leadSources } from '@fourfold/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DB } from '../../database/schema.generated.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Signer } from '../../signing/signer.ts';
import { downloadLink } from './download-links.ts';
import { forgetUrl } from './forget.routes.ts';
import { leadReceived } from './leads.mails.ts';
import { type Lead, lastMailedAt, noteMailed, saveLead } from './leads.repository.ts';
import { downloadMail, miniCourseMail } from './promised.mails.ts';

export interface LeadParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  readonly signer: Signer;
  readonly limiter: RateLimiter;
  /** Where the operator reads about leads, and visitors' answers arrive. */
  readonly operator: string;
  readonly siteUrl: string;
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
  const lead = toLead(input);
  const promised = await promisedMail(parts, lead);
  await parts.db.transaction().execute(async (tx) => {
    const { isNew } = await saveLead(tx, lead, parts.clock());
    if (promised !== null) await send(parts, tx, lead, promised);
    // A message is worth reading each time; a repeated sign-up is not news.
    if (isNew || lead.question !== undefined) await parts.outbox.post(tx, leadReceived(lead, parts.operator));
  });
  return { downloadUrl: mayDownload(input) ? ownDownload(parts, lead) : null };
}

async function send(parts: LeadParts, tx: Transaction<DB>, lead: Lead, mail: Mail): Promise<void> {
  await parts.outbox.post(tx, mail);
  await noteMailed(tx, lead, parts.clock());
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

function compose(parts: LeadParts, lead: Lead): Mail | null {
  const sender = { siteUrl: parts.siteUrl, contact: parts.operator, forgetUrl: forgetUrl(parts, lead.email) };
  if (lead.source === leadSources.miniCourse) return miniCourseMail(lead, sender);
  const download = downloadOf(lead.source);
  if (download === null) return null;
  const link = downloadLink(parts.signer, download, parts.clock());
  return downloadMail(lead, download, { ...link, url: `${parts.siteUrl}${link.path}` }, sender);
}

/** The improvement plan asks for the role in a second step, and shows its link after that. */
const mayDownload = (input: LeadInput) => input.source !== leadSources.pipGuide;

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
