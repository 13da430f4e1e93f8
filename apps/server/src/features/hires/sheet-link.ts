import { messages, pages, sheetLinkDays } from '@fourfold/contract';
import { AppError } from '../../http/app-error.ts';
import type { Signer } from '../../signing/signer.ts';
import { type GivenLink, type LinkParts, type ProvenLink, proveLink } from '../assessment/survey-link.ts';

/** Signed for a purpose of its own: whoever holds a sheet can open neither the questionnaire nor any result with it. */
const purpose = 'interview-sheet';

export function sheetLink(parts: { appUrl: string; signer: Signer; now: Date }, responseId: string) {
  const seconds = Math.floor(parts.now.getTime() / 1000) + sheetLinkDays * 86_400;
  const path = pages.interviewSheet.path.replace(':responseId', responseId);
  const signature = parts.signer.sign(purpose, responseId, seconds);
  return { url: `${parts.appUrl}${path}?e=${seconds}&s=${signature}`, expires: new Date(seconds * 1000) };
}

export function requireSheetLink(parts: LinkParts, link: GivenLink): ProvenLink {
  const proven = proveLink(parts, link, purpose);
  if (proven.expired) throw new AppError('link_expired', messages.sheetExpired);
  return proven;
}
