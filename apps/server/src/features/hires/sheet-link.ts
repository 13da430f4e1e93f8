import { messages, pages, sheetLinkDays } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import { type GivenLink, type LinkParts, type ProvenLink, proveLink } from '../assessment/survey-link.ts';

/**
 * Signed for a purpose of its own: anyone who holds a sheet can open neither the questionnaire nor any result with it.
 */
const purpose = 'interview-sheet';

/** On a whole second, because seconds are what is signed. */
export const sheetExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / 1000) + sheetLinkDays * 86_400) * 1000);

export function sheetUrl(
  { appUrl, signer }: { appUrl: string; signer: Signer },
  responseId: string,
  expires: Date,
): string {
  const seconds = expires.getTime() / 1000;
  const path = pages.interviewSheet.path.replace(':responseId', responseId);
  return `${appUrl}${path}?e=${seconds}&s=${signer.sign(purpose, responseId, seconds)}`;
}

export function requireSheetLink(parts: LinkParts, link: GivenLink): ProvenLink {
  const proven = proveLink(parts, link, [purpose], messages.otherLinkInvalid());
  if (proven.expired) throw new AppError('link_expired', messages.sheetExpired());
  return proven;
}
