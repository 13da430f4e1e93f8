import { button, heading, type Mail, small, text, typed } from '../../mail/mail.ts';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** Tells the respondent that the answers arrived and what happens next. */
export function submissionReceived(
  respondent: Pick<Respondent, 'organisation_id' | 'email' | 'first_name'>,
  inviting: Inviting,
  ownPage: string | null,
): Mail {
  const organisation = typed(inviting.name);
  return {
    kind: 'survey.received',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    ...(inviting.inviter_email === null ? {} : { replyTo: inviting.inviter_email }),
    subject: 'Submission Received',
    preview: `Your answers have reached ${organisation}.`,
    blocks: [
      heading(`Thank you, ${typed(respondent.first_name)}`),
      text(`Your answers are complete and have reached ${organisation}. They can no longer be changed.`),
      ...(ownPage === null ? [] : [text(pageText), button('Open my page', ownPage)]),
      small(
        `Only the roles that were named before the first question see them. ${ownPage === null ? 'To have them erased, answer this mail.' : 'The link to your page is yours alone: please do not pass it on.'}`,
      ),
    ],
  };
}

const pageText =
  'You have a page of your own: your profile and your answers, to read, to download, to object to or to erase.';
