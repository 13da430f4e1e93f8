import type { Signer } from '../../../kernel/signing/signer.ts';

/** A member of one organisation, whom a mail is to. */
export interface Reader {
  readonly organisationId: string;
  readonly userId: string;
}

/** A link that ends one kind of mails of an organisation to one member. */
export function mailsEndUrl(
  signer: Signer,
  { address, purpose }: { readonly address: string; readonly purpose: string },
  { organisationId, userId }: Reader,
): string {
  const s = signer.sign(purpose, organisationId, userId);
  return `${address}?${new URLSearchParams({ o: organisationId, u: userId, s })}`;
}

export function provenReader(
  signer: Signer,
  purpose: string,
  { o, u, s }: Readonly<Record<string, unknown>>,
): Reader | null {
  if (typeof o !== 'string' || typeof u !== 'string' || typeof s !== 'string') return null;
  return signer.verify(s, purpose, o, u) ? { organisationId: o, userId: u } : null;
}
