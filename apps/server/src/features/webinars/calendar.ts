import { type WebinarName, webinars } from '@fourfold/contract';
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
}

/**
 * The invitation as a calendar reads it. A request, since Gmail, Outlook and Apple Mail offer exactly that for
 * accepting with one press; in UTC, which each of them shows in its owner's time zone. The same session always has
 * the same UID, so registering twice is one entry.
 */
export function sessionCalendar(session: Session): string {
  const { webinar, startsAt, joinUrl, host, guest, now } = session;
  const { title, minutes } = webinars[webinar];
  const calendar = new ICalCalendar({
    prodId: { company: 'Fourfold', product: 'Webinars', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: sessionUid(session),
    sequence: 0,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: `Webinar: ${title}`,
    description: joinUrl === null ? `The link to join follows. ${session.pageUrl}` : `Join: ${joinUrl}`,
    ...(joinUrl === null ? {} : { location: joinUrl, url: joinUrl }),
    status: ICalEventStatus.CONFIRMED,
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
