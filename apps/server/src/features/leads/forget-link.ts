import type { LeadParts } from './lead-parts.ts';

type ForgetParts = Pick<LeadParts, 'signer' | 'siteUrl'>;

const purpose = 'forget-lead';

/** Where a visitor has the address deleted: no account, one press, and one click in a mail program (RFC 8058). */
export function forgetUrl({ signer, siteUrl }: ForgetParts, email: string): string {
  const query = new URLSearchParams({ a: email, s: signer.sign(purpose, email) });
  return `${siteUrl}/leads/forget?${query}`;
}

/** The address that a genuine link is for, or null. */
export function provenAddress(
  { signer }: Pick<LeadParts, 'signer'>,
  { a, s }: Record<string, unknown>,
): string | null {
  return typeof a === 'string' && typeof s === 'string' && signer.verify(s, purpose, a) ? a : null;
}
