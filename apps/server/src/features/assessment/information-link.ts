import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Signer } from '../../kernel/signing/signer.ts';
import type { AskedQuestionnaire } from './asked-questionnaire.ts';

/** Signed, so that nobody finds out by trying which organisations there are. It never expires: it is on noticeboards. */
const purpose = 'information';

/** Which of a pulse's questions someone is asked. Others are asked the same, so it names nobody. */
export interface OwnQuestions {
  readonly version: string;
  readonly set: number;
}

export interface InformationAddress {
  readonly organisationId: string;
  readonly kind: ResponseKind;
  readonly form: ResponseForm;
  /** Null for the sheet of the whole form. */
  readonly own: OwnQuestions | null;
}

/** Of the other forms everyone is asked all questions. */
export const ownQuestionsOf = ({
  design,
  form: { form, set },
}: Pick<AskedQuestionnaire, 'design' | 'form'>): OwnQuestions | null =>
  form === 'pulse' ? { version: design.version, set } : null;

/** Half of it is no sheet of its own, but then the signature does not fit the sheet of the whole form either. */
export const readOwnQuestions = (query: {
  readonly version: string;
  readonly set: string;
}): OwnQuestions | null =>
  query.version === '' || query.set === '' ? null : { version: query.version, set: Number(query.set) };

const signedParts = ({ organisationId, kind, form, own }: InformationAddress) => [
  ...[organisationId, kind, form],
  ...(own === null ? [] : [own.version, own.set]),
];

export function informationUrl(
  { appUrl, signer }: { appUrl: string; signer: Signer },
  address: InformationAddress,
): string {
  const { organisationId, kind, form, own } = address;
  const path = pages.information.path
    .replace(':organisationId', organisationId)
    .replace(':kind', kind)
    .replace(':form', form);
  const query = new URLSearchParams({
    ...(own === null ? {} : { version: own.version, set: String(own.set) }),
    s: signer.sign(purpose, ...signedParts(address)),
  });
  return `${appUrl}${path}?${query}`;
}

interface Asked {
  readonly respondent: {
    readonly organisation_id: string;
    readonly kind: ResponseKind;
    readonly form: ResponseForm;
  };
  readonly asked: Pick<AskedQuestionnaire, 'design' | 'form'>;
}

/** The sheet for what one person is asked. */
export const ownInformationUrl = (
  { config, signer }: { config: { APP_URL: string }; signer: Signer },
  { respondent: { organisation_id: organisationId, kind, form }, asked }: Asked,
): string =>
  informationUrl(
    { appUrl: config.APP_URL, signer },
    { organisationId, kind, form, own: ownQuestionsOf(asked) },
  );

/** Throws `link_invalid`. */
export function requireInformationLink(signer: Signer, address: InformationAddress, signature: string): void {
  if (!signer.verify(signature, purpose, ...signedParts(address)))
    throw new AppError('link_invalid', messages.otherLinkInvalid());
}
