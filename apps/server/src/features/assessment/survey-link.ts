import { linkLifeDays, messages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Parts } from '../../kernel/parts.ts';
import type { Signer } from '../../kernel/signing/signer.ts';

/**
 * The respondent's link. Only the response and the expiry are signed, so parameters that mail programs add do no
 * harm; whether the response exists is looked up only after the signature has proved itself, so that a forged link
 * learns nothing, not even from the time that the answer takes.
 */
const purpose = 'survey';
/** Of a link that a colleague copied: the same address, told from the mailed one by what it was signed for. */
const copyPurpose = 'survey-copy';

export type LinkParts = Pick<Parts, 'signer' | 'clock'>;

/** What came with a call: the id of the path, and the query. */
export interface GivenLink {
  readonly responseId: string;
  readonly signature: string;
  readonly expires: string;
}

export interface ProvenLink {
  readonly responseId: string;
  readonly expires: Date;
  readonly expired: boolean;
  /** It was copied by a colleague, and not sent to the person by us. */
  readonly isCopy: boolean;
}

/** When a link that is made now stops working: on a whole second, because seconds are what is signed. */
export const linkExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / 1000) + linkLifeDays * 86_400) * 1000);

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export const surveyUrl = (appUrl: string, signer: Signer, responseId: string, expires: Date): string =>
  urlFor(purpose, { appUrl, signer, responseId, expires });

export const copiedUrl = (appUrl: string, signer: Signer, responseId: string, expires: Date): string =>
  urlFor(copyPurpose, { appUrl, signer, responseId, expires });

function urlFor(
  signedFor: string,
  parts: { appUrl: string; signer: Signer; responseId: string; expires: Date },
): string {
  const e = seconds(parts.expires);
  const signature = parts.signer.sign(signedFor, parts.responseId, e);
  return `${parts.appUrl}/survey/responses/${parts.responseId}?e=${e}&s=${signature}`;
}

/** A genuine link, expired or not; throws `link_invalid`. */
export function proveLink(
  { signer, clock }: LinkParts,
  link: GivenLink,
  purposes: readonly string[] = [purpose, copyPurpose],
  invalid = messages.linkInvalid(),
): ProvenLink {
  const signedFor = purposes.find((one) => signer.verify(link.signature, one, link.responseId, link.expires));
  if (signedFor === undefined) throw new AppError('link_invalid', invalid);
  const expires = new Date(Number(link.expires) * 1000);
  return {
    responseId: link.responseId,
    expires,
    expired: expires.getTime() <= clock().getTime(),
    isCopy: signedFor === copyPurpose,
  };
}

/** A genuine link that still works; throws `link_invalid` or `link_expired`. */
export function requireLiveLink(parts: LinkParts, link: GivenLink): ProvenLink {
  const proven = proveLink(parts, link);
  if (proven.expired) throw new AppError('link_expired', messages.linkExpired());
  return proven;
}
