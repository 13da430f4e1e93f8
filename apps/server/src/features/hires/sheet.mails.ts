import { say } from '@fourfold/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import { button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import type { findAsker, findForSheet } from './hires.repository.ts';

type Found<Of extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Of>>>;

export interface SheetMail {
  readonly organisationId: string;
  /** The colleague who sends it. */
  readonly asker: Found<typeof findAsker>;
  readonly candidate: Found<typeof findForSheet>;
  readonly interviewer: string;
  readonly email: string;
  /** How many the sheet has. */
  readonly questions: number;
  readonly url: string;
  readonly expires: Date;
}

/** Brings an interviewer the link to their sheet. It says nothing of the candidate but the name and the position. */
export function sheetMail(mail: SheetMail): Mail {
  const { organisationId, asker, candidate, interviewer, email, questions, url, expires } = mail;
  const name = typed(`${candidate.first_name} ${candidate.last_name}`);
  return {
    kind: 'interview.sheet',
    organisationId,
    to: email,
    about: [candidate.id],
    askedBy: asker.id,
    replyTo: asker.email,
    subject: say('Interview sheet for {name}', { name }),
    preview: say(
      '{questions, plural, one {# question to ask and score} other {# questions to ask and score}}. Please hand in the sheet by {day}.',
      { questions, day: longDay(expires) },
    ),
    blocks: [
      heading(say('Hello {name}', { name: typed(interviewer) })),
      text(
        say('{asker} of {organisation} has asked you to interview {name} ({position}).', {
          asker: typed(`${asker.first_name} ${asker.last_name}`),
          organisation: typed(candidate.organisation),
          name,
          position: typed(candidate.vacancy ?? candidate.job_position),
        }),
      ),
      text(
        say(
          'The sheet has the questions, what to listen for, and room for your scores and notes. Colleagues can read your scores and notes after you hand the sheet in.',
        ),
      ),
      button(say('Open the interview sheet'), url),
      small(
        say('The link works until {day} and is yours alone: please do not pass it on.', {
          day: longDay(expires),
        }),
      ),
    ],
  };
}
