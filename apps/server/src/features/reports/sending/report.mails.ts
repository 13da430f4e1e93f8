import { say } from '@fourfold/words';
import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';
import { heading, type Mail, rich, small, text, typed } from '../../../kernel/mail/mail.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { reportTitle } from './printed-report.ts';

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
  const { organisationId, to, responseId, sender, replyTo, draft, basis, pdf } = sent;
  const organisation = typed(basis.organisation);
  return {
    kind: 'survey.report',
    organisationId,
    to,
    about: responseId === null ? [] : [responseId],
    askedBy: sender,
    ...(replyTo === null ? {} : { replyTo }),
    subject: say('Your report from {organisation}', { organisation }),
    preview: preview(sent, organisation),
    blocks: [
      heading(reportTitle({ firstName: typed(basis.firstName) })),
      text(whoHasReadIt(sent, organisation)),
      rich(readMarkdown(draft)),
      small(
        say(
          'Part of the first draft was written by software and not by a person. To talk about it, to object, or to have it erased, answer this mail.',
        ),
      ),
    ],
    attachments: [{ name: fileName(basis), mediaType: 'application/pdf', bytes: pdf }],
  };
}

const preview = ({ reviewer }: Sent, organisation: string) =>
  reviewer === null
    ? say('{organisation} has reviewed a report for you.', { organisation })
    : say('{reviewer} of {organisation} has reviewed a report for you.', {
        reviewer: typed(reviewer),
        organisation,
      });

const whoHasReadIt = ({ reviewer }: Sent, organisation: string) =>
  reviewer === null
    ? say(
        '{organisation} has read and reviewed this report before it was sent to you. It is attached as a PDF, too.',
        { organisation },
      )
    : say(
        '{reviewer} of {organisation} has read and reviewed this report before it was sent to you. It is attached as a PDF, too.',
        { reviewer: typed(reviewer), organisation },
      );

/** A name that every system can store. */
export const fileName = ({ firstName }: Pick<WritingBasis, 'firstName'>) =>
  `${say('Report for {name}', { name: firstName.replace(/[^\p{L}\p{N} .'’-]+/gu, ' ').trim() })}.pdf`;
