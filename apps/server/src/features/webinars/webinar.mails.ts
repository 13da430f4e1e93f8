import { type WebinarName, webinars } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { button, facts, heading, type Mail, text } from '../../kernel/mail/mail.ts';

interface InvitedTo {
  readonly webinar: WebinarName;
  readonly startsAt: Date;
  readonly timezone: string;
  readonly joinUrl: string | null;
  readonly calendar: string;
  /** The reader was invited before, when there was no link or another one. */
  readonly again: boolean;
}
type Said = Pick<Mail, 'kind' | 'subject' | 'preview' | 'blocks' | 'calendar'>;

export function sessionMail({ webinar, startsAt, timezone, joinUrl, calendar, again }: InvitedTo): Said {
  const { title, minutes } = webinars[webinar];
  const when = inWords(startsAt, timezone);
  return {
    kind: 'webinar.invitation',
    subject: say('Webinar: {title}, {day}', { title, day: dayOf(startsAt, timezone) }),
    preview: when,
    blocks: [
      heading(title),
      text(
        again
          ? say(
              'Here is the joining link. The invitation in this e-mail replaces the earlier one in your calendar.',
            )
          : say('You’re registered. The invitation in this e-mail adds the session to your calendar.'),
      ),
      facts([
        [say('When'), when],
        [
          say('Duration'),
          say('{minutes, plural, one {# minute} other {# minutes}}, with time for questions', { minutes }),
        ],
      ]),
      ...(joinUrl === null
        ? [text(say('We’ll e-mail you the joining link beforehand.'))]
        : [button(say('Join the session'), joinUrl)]),
    ],
    calendar: { method: 'REQUEST', content: calendar },
  };
}

/** What was announced does not take place, or not then. */
export function calledOffMail({
  webinar,
  startsAt,
  timezone,
  calendar,
}: Omit<InvitedTo, 'joinUrl' | 'again'>): Said {
  const { title } = webinars[webinar];
  const when = inWords(startsAt, timezone);
  return {
    kind: 'webinar.called-off',
    subject: say('Cancelled: webinar {title}, {day}', { title, day: dayOf(startsAt, timezone) }),
    preview: when,
    blocks: [
      heading(title),
      text(say('The session on {when} will not take place. We are sorry.', { when })),
      text(
        say(
          'This e-mail removes it from your calendar. As soon as there is a new date, we’ll send you an invitation.',
        ),
      ),
    ],
    calendar: { method: 'CANCEL', content: calendar },
  };
}

export function waitingMail(webinar: WebinarName): Said {
  const { title } = webinars[webinar];
  return {
    kind: 'webinar.waiting',
    subject: say('Webinar: {title}', { title }),
    preview: say('You’re on the list for the next date.'),
    blocks: [
      heading(title),
      text(
        say(
          'No session is planned at the moment. You’re on the list: as soon as there is a date, we’ll send you an invitation.',
        ),
      ),
    ],
  };
}

/** Thursday 10 December 2026 at 17:00 CET */
const inWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);

/** 10 December 2026 */
const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone }).format(moment);
