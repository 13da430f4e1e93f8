import { heading, type Mail, small, text } from '../../mail/mail.ts';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** Tells the respondent that the answers arrived and what happens next. */
export function submissionReceived(
  respondent: Pick<Respondent, 'organisation_id' | 'email' | 'first_name'>,
  inviting: Inviting,
): Mail {
  return {
    kind: 'survey.received',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    ...(inviting.inviter_email === null ? {} : { replyTo: inviting.inviter_email }),
    subject: 'Submission Received',
    preview: `Your answers have reached ${inviting.name}.`,
    blocks: [
      heading(`Thank you, ${respondent.first_name}`),
      text(`Your answers are complete and have reached ${inviting.name}. They can no longer be changed.`),
      small(
        'Only the roles that were named before the first question see them. To have them erased, answer this mail.',
      ),
    ],
  };
}
