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
              'Here is the link to join. The invitation in this mail replaces the earlier one in your calendar.',
            )
          : say('You are registered. The invitation in this mail puts the session into your calendar.'),
      ),
      facts([
        [say('When'), when],
        [
          say('How long'),
          say('{minutes, plural, one {# minute} other {# minutes}}, with time for questions', { minutes }),
        ],
      ]),
      ...(joinUrl === null
        ? [text(say('The link to join follows by e-mail before the session.'))]
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
          'This mail removes it from your calendar. As soon as there is a new date, you will get an invitation.',
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
    preview: say('You are on the list for the next date.'),
    blocks: [
      heading(title),
      text(
        say(
          'No session is planned at the moment. You are on the list: as soon as there is a date, you get the invitation.',
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
