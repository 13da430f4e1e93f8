import { say } from '@fourfold/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type Block, button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import { howLongKept } from './how-long-kept.ts';
import { howLongItWorks } from './own-page-link.ts';
import type { Inviting, Respondent } from './respondent.repository.ts';

/** The copied link by which it was submitted, instead of the one from our mail. */
export interface Through {
  /** Null for someone whose account is gone. */
  readonly name: string | null;
  readonly copiedAt: Date;
}

interface Received {
  /** Its address, where there is one. */
  readonly ownPage: string | null;
  /** What is asked, kept and shown, in full. */
  readonly informationUrl: string;
  readonly through: Through | null;
}

/** Tells the respondent that the answers arrived and what happens next. */
export function submissionReceived(
  respondent: Pick<Respondent, 'id' | 'organisation_id' | 'email' | 'first_name' | 'kind' | 'vacancy_id'>,
  inviting: Inviting,
  { ownPage, informationUrl, through }: Received,
): Mail {
  const organisation = typed(inviting.name);
  return {
    kind: 'survey.received',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    about: [respondent.id],
    ...(inviting.inviter_email === null ? {} : { replyTo: inviting.inviter_email }),
    subject: say('Submission Received'),
    preview: say('Your answers have reached {organisation}.', { organisation }),
    blocks: [
      heading(say('Thank you, {name}', { name: typed(respondent.first_name) })),
      text(
        say('Your answers are complete and have reached {organisation}. They can no longer be changed.', {
          organisation,
        }),
      ),
      ...(through === null ? [] : [text(copied(through))]),
      ...(ownPage === null ? [] : aboutThePage(ownPage)),
      text(
        say('{howLong} The information sheet says what else is kept, who sees it and how to object.', {
          howLong: howLongKept(respondent, inviting),
        }),
      ),
      button(say('Open the information sheet'), informationUrl),
      small(
        ownPage === null
          ? say(
              'Only people in the roles named before the first question can see your answers. To have your answers erased, reply to this e-mail.',
            )
          : say(
              'Only people in the roles named before the first question can see your answers. The link to your page is yours alone: please do not pass it on.',
            ),
      ),
    ],
  };
}

function copied({ name, copiedAt }: Through): string {
  const day = longDay(copiedAt);
  return name === null
    ? say(
        'Your answers were submitted through a copy of your personal link, which a former colleague made on {day}. If you didn’t submit them, please reply to this e-mail.',
        { day },
      )
    : say(
        'Your answers were submitted through a copy of your personal link, which {name} made on {day}. If you didn’t submit them, please reply to this e-mail.',
        { name: typed(name), day },
      );
}

const aboutThePage = (url: string): Block[] => [
  text(
    say(
      'You have a page of your own with your profile and your answers. There you can read or download them, object to a score, or erase everything.',
    ),
  ),
  button(say('Open my page'), url),
  text(howLongItWorks()),
];
