import { messages, ownPageLifeDays, pages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import { type GivenLink, type LinkParts, type ProvenLink, proveLink } from './survey-link.ts';

/** Signed for a purpose of its own: anyone who was handed the questionnaire's link cannot open the results with it. */
const purpose = 'own-page';

export function ownPageUrl(parts: { appUrl: string; signer: Signer; now: Date }, responseId: string): string {
  const expires = Math.floor(parts.now.getTime() / 1000) + ownPageLifeDays * 86_400;
  const path = pages.ownPage.path.replace(':responseId', responseId);
  return `${parts.appUrl}${path}?e=${expires}&s=${parts.signer.sign(purpose, responseId, expires)}`;
}

/** A genuine link to the page, expired or not. */
export const proveOwnPageLink = (parts: LinkParts, link: GivenLink): ProvenLink =>
  proveLink(parts, link, [purpose], messages.otherLinkInvalid());

export function requireOwnPageLink(parts: LinkParts, link: GivenLink): ProvenLink {
  const proven = proveOwnPageLink(parts, link);
  if (proven.expired) throw new AppError('link_expired', messages.ownPageExpired());
  return proven;
}

/** How long the link works, and what to do afterwards. */
export const howLongItWorks = (): string =>
  say(
    'This link works for {days, plural, one {# day} other {# days}}. If you open it after that, you can have a new one sent to you by e-mail.',
    { days: ownPageLifeDays },
  );
