import { siteName, type WebinarName, webinars } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

export interface Session {
  readonly webinar: WebinarName;
  readonly startsAt: Date;
  readonly joinUrl: string | null;
  readonly pageUrl: string;
  readonly host: { readonly name: string; readonly email: string };
  readonly guest: string;
  readonly now: Date;
  /** What has become of the invitation since it was first sent. */
  readonly change?: 'new link' | 'called off' | undefined;
}

/**
 * The invitation as a calendar reads it. A request, since Gmail, Outlook and Apple Mail offer exactly that for
 * accepting with one press; in UTC, which each of them shows in its owner's time zone. The same session always has
 * the same UID, so registering twice is one entry.
 */
export function sessionCalendar(session: Session): string {
  const { webinar, startsAt, joinUrl, host, guest, now, change } = session;
  const { title, minutes } = webinars[webinar];
  const calendar = new ICalCalendar({
    prodId: { company: siteName, product: 'Webinars', language: 'EN' },
    method: change === 'called off' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: sessionUid(session),
    sequence: change === undefined ? 0 : change === 'new link' ? 1 : 2,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: say('Webinar: {title}', { title }),
    description:
      joinUrl === null
        ? say('We’ll e-mail you the joining link beforehand. {pageUrl}', { pageUrl: session.pageUrl })
        : say('Join: {joinUrl}', { joinUrl }),
    ...(joinUrl === null ? {} : { location: joinUrl, url: joinUrl }),
    status: change === 'called off' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: host,
    attendees: [
      {
        email: guest,
        name: guest,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}

function sessionUid({ webinar, startsAt, pageUrl }: Session): string {
  const day = startsAt.toISOString().slice(0, 10);
  return `${webinar}-${day}@${new URL(pageUrl).hostname}`;
}
