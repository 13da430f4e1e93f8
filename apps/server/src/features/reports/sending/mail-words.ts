import { say } from '@fourfold/words';
import { typed } from '../../../kernel/mail/mail.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { type Authorship, reportTitle, sayAuthorship } from './printed-report.ts';

/** What the mail says around the text, also to those who are about to send it. */
export function mailWords(basis: WritingBasis, reviewer: string | null, authorship: Authorship) {
  const organisation = typed(basis.organisation);
  return {
    subject: say('Your report from {organisation}', { organisation }),
    heading: reportTitle({ firstName: typed(basis.firstName) }),
    opening: whoHasReadIt(reviewer, organisation),
    closing: [
      sayAuthorship(authorship),
      say('To talk about it, to object, or to have it erased, reply to this e-mail.'),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const whoHasReadIt = (reviewer: string | null, organisation: string) =>
  reviewer === null
    ? say(
        '{organisation} read and reviewed this report before it was sent to you. It is also attached as a PDF.',
        { organisation },
      )
    : say(
        '{reviewer} of {organisation} read and reviewed this report before it was sent to you. It is also attached as a PDF.',
        { reviewer: typed(reviewer), organisation },
      );
