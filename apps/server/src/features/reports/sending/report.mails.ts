import { say } from '@fourfold/words';
import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';
import { heading, type Mail, rich, small, text, typed } from '../../../kernel/mail/mail.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { mailWords } from './mail-words.ts';
import type { Authorship } from './printed-report.ts';

interface Sent {
  readonly organisationId: string;
  readonly to: string;
  /** The response that it is about; null where it was filled by hand. */
  readonly responseId: string | null;
  readonly sender: string;
  /** Null when they have left since. */
  readonly reviewer: string | null;
  readonly replyTo: string | null;
  readonly draft: string;
  readonly authorship: Authorship;
  readonly basis: WritingBasis;
  readonly pdf: Buffer;
}

/** The report itself, to read at once, and as a PDF to keep. */
export function reportMail(sent: Sent): Mail {
  const { organisationId, to, responseId, sender, replyTo, draft, authorship, basis, pdf } = sent;
  const { subject, heading: title, opening, closing } = mailWords(basis, sent.reviewer, authorship);
  return {
    kind: 'survey.report',
    organisationId,
    to,
    about: responseId === null ? [] : [responseId],
    askedBy: sender,
    ...(replyTo === null ? {} : { replyTo }),
    subject,
    preview: preview(sent, typed(basis.organisation)),
    blocks: [heading(title), text(opening), rich(readMarkdown(draft)), small(closing)],
    attachments: [{ name: fileName(basis), mediaType: 'application/pdf', bytes: pdf }],
  };
}

const preview = ({ reviewer }: Sent, organisation: string) =>
  reviewer === null
    ? say('There is a report for you, reviewed by {organisation}.', { organisation })
    : say('There is a report for you, reviewed by {reviewer} of {organisation}.', {
        reviewer: typed(reviewer),
        organisation,
      });

/** A name that every system can store. */
export const fileName = ({ firstName }: Pick<WritingBasis, 'firstName'>) =>
  `${say('Report for {name}', { name: firstName.replace(/[^\p{L}\p{N} .'’-]+/gu, ' ').trim() })}.pdf`;
