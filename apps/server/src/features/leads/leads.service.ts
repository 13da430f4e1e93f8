import { type LeadInput, leadSources } from '@fourfold/contract';
import type { Database } from '../../database/database.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { leadReceived } from './leads.mails.ts';
import { type Lead, saveLead } from './leads.repository.ts';

export interface LeadParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  /** Where the operator reads about leads. */
  readonly operator: string;
}

/** Stores what a visitor left and queues the mail about it, both or neither. */
export async function receiveLead(parts: LeadParts, input: LeadInput): Promise<void> {
  const lead = toLead(input);
  await parts.db.transaction().execute(async (tx) => {
    const { isNew } = await saveLead(tx, lead, parts.clock());
    // A message is worth reading each time; a repeated sign-up is not news.
    if (isNew || lead.question !== undefined) await parts.outbox.post(tx, leadReceived(lead, parts.operator));
  });
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
