import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';
import { heading, type Mail, rich, small, text, typed } from '../../../kernel/mail/mail.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { reportTitle } from './report-pdf.ts';

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
  readonly basis: WritingBasis;
  readonly pdf: Buffer;
}

/** The report itself, to read at once, and as a PDF to keep. */
export function reportMail(sent: Sent): Mail {
  const { organisationId, to, responseId, sender, reviewer, replyTo, draft, basis, pdf } = sent;
  const organisation = typed(basis.organisation);
  const from = reviewer === null ? organisation : `${typed(reviewer)} of ${organisation}`;
  return {
    kind: 'survey.report',
    organisationId,
    to,
    about: responseId === null ? [] : [responseId],
    askedBy: sender,
    ...(replyTo === null ? {} : { replyTo }),
    subject: `Your report from ${organisation}`,
    preview: `${from} has reviewed a report for you.`,
    blocks: [
      heading(typed(reportTitle(basis))),
      text(
        `${from} has read and reviewed this report before it was sent to you. It is attached as a PDF, too.`,
      ),
      rich(readMarkdown(draft)),
      small(
        'Part of the first draft was written by software and not by a person. To talk about it, to object, or to have it erased, answer this mail.',
      ),
    ],
    attachments: [{ name: fileName(basis), mediaType: 'application/pdf', bytes: pdf }],
  };
}

/** A name that every system can store. */
export const fileName = ({ firstName }: Pick<WritingBasis, 'firstName'>) =>
  `Report for ${firstName.replace(/[^\p{L}\p{N} .'’-]+/gu, ' ').trim()}.pdf`;
