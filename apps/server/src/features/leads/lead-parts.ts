import { type Config, contactOf } from '../../kernel/config/config.ts';
import type { Parts } from '../../kernel/parts.ts';

export interface LeadParts extends Pick<Parts, 'db' | 'outbox' | 'clock' | 'signer' | 'limiter'> {
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
export function leadMailing<Given extends Pick<LeadParts, 'db' | 'outbox' | 'clock' | 'signer'>>(
  config: Pick<Config, 'CONTACT_EMAIL' | 'APP_URL' | 'WEBINAR_JOIN_URL'>,
  parts: Given,
) {
  return {
    ...parts,
    operator: config.CONTACT_EMAIL,
    contact: contactOf(config),
    siteUrl: config.APP_URL,
    joinUrl: config.WEBINAR_JOIN_URL ?? null,
  };
}
