import { longDay } from '../../kernel/documents/long-day.ts';
import { button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** The copied link by which it was submitted, instead of the one from our mail. */
export interface Through {
  /** Null for somebody whose account is gone. */
  readonly name: string | null;
  readonly copiedAt: Date;
}

interface Received {
  /** Its address, where there is one. */
  readonly ownPage: string | null;
  readonly through: Through | null;
}

/** Tells the respondent that the answers arrived and what happens next. */
export function submissionReceived(
  respondent: Pick<Respondent, 'id' | 'organisation_id' | 'email' | 'first_name'>,
  inviting: Inviting,
  { ownPage, through }: Received,
): Mail {
  const organisation = typed(inviting.name);
  return {
    kind: 'survey.received',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    about: [respondent.id],
    ...(inviting.inviter_email === null ? {} : { replyTo: inviting.inviter_email }),
    subject: 'Submission Received',
    preview: `Your answers have reached ${organisation}.`,
    blocks: [
      heading(`Thank you, ${typed(respondent.first_name)}`),
      text(`Your answers are complete and have reached ${organisation}. They can no longer be changed.`),
      ...(through === null ? [] : [text(copied(through))]),
      ...(ownPage === null ? [] : [text(pageText), button('Open my page', ownPage)]),
      small(
        `Only the roles that were named before the first question see them. ${ownPage === null ? 'To have them erased, answer this mail.' : 'The link to your page is yours alone: please do not pass it on.'}`,
      ),
    ],
  };
}

const copied = ({ name, copiedAt }: Through) =>
  `They were submitted through a copy of your personal link, which ${name === null ? 'a former colleague' : typed(name)} made on ${longDay(copiedAt)}. If that was not you, please answer this mail.`;

const pageText =
  'You have a page of your own: your profile and your answers, to read, to download, to object to or to erase.';
