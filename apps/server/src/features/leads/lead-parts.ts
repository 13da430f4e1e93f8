import { type Config, contactOf } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { RateLimiter } from '../../kernel/http/rate-limiter.ts';
import type { Outbox } from '../../kernel/mail/outbox.ts';
import type { Signer } from '../../kernel/signing/signer.ts';

export interface LeadParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  readonly signer: Signer;
  readonly limiter: RateLimiter;
  /** Where the operator reads about leads, and visitors' answers arrive. */
  readonly operator: string;
  /** The same where it can be told to visitors. */
  readonly contact: string | null;
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
    contact: contactOf(config),
    siteUrl: config.APP_URL,
    joinUrl: config.WEBINAR_JOIN_URL ?? null,
  };
}
