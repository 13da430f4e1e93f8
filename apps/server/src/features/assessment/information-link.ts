import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Signer } from '../../kernel/signing/signer.ts';

/** Signed, so that nobody finds out by trying which organisations there are. It never expires: it is on noticeboards. */
const purpose = 'information';

export interface InformationAddress {
  readonly organisationId: string;
  readonly kind: ResponseKind;
  readonly form: ResponseForm;
}

export function informationUrl(
  { appUrl, signer }: { appUrl: string; signer: Signer },
  { organisationId, kind, form }: InformationAddress,
): string {
  const path = pages.information.path
    .replace(':organisationId', organisationId)
    .replace(':kind', kind)
    .replace(':form', form);
  return `${appUrl}${path}?s=${signer.sign(purpose, organisationId, kind, form)}`;
}

/** Throws `link_invalid`. */
export function requireInformationLink(
  signer: Signer,
  { organisationId, kind, form }: InformationAddress,
  signature: string,
): void {
  if (!signer.verify(signature, purpose, organisationId, kind, form))
    throw new AppError('link_invalid', messages.otherLinkInvalid());
}
