import { inLanguage } from '@fourfold/words/language';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type Session, sessionCalendar } from './calendar.ts';

const session: Session = {
  webinar: 'culture-fit-hiring',
  startsAt: new Date('2026-12-10T16:00:00Z'),
  joinUrl: 'https://meet.example.com/fourfold',
  pageUrl: 'https://example.com/webinars/culture-fit-hiring',
  host: { name: 'Fourfold', email: 'info@example.com' },
  guest: 'ann@example.com',
  now: new Date('2026-11-21T09:00:00Z'),
};

describe('the calendar invitation', () => {
  it('says when, where, who invites and who is invited', () => {
    const event = Object.values(ical.sync.parseICS(sessionCalendar(session))).find(
      (part) => part?.type === 'VEVENT',
    );
    expect(event).toMatchObject({
      uid: 'culture-fit-hiring-2026-12-10@example.com',
      summary: 'Webinar: Culture-fit hiring',
      location: 'https://meet.example.com/fourfold',
      method: 'REQUEST',
      status: 'CONFIRMED',
    });
    expect(event).toMatchObject({ start: session.startsAt, end: new Date('2026-12-10T16:45:00Z') });
    expect(JSON.stringify(event)).toMatch(/mailto:ann@example\.com/i);
    expect(JSON.stringify(event)).toMatch(/mailto:info@example\.com/i);
  });

  it('speaks the language of the mail that it comes with', () => {
    const text = inLanguage('en-XA', () => sessionCalendar({ ...session, joinUrl: null }));
    const said = text.match(/^(?:SUMMARY|DESCRIPTION):.*/gm)?.join('\n') ?? '';
    expect(said.split('\n')).toHaveLength(2);
    expect(said).not.toMatch(/Webinar:|Culture-fit hiring|The link/);
  });

  it('is in UTC, with lines as the standard wants them', () => {
    const text = sessionCalendar(session);
    expect(text).toContain('DTSTART:20261210T160000Z\r\n');
    expect(text).toContain('METHOD:REQUEST\r\n');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('replaces the entry when there is a link, and takes it away when the session is called off', () => {
    const link = sessionCalendar({ ...session, change: 'new link' });
    expect(link).toContain('METHOD:REQUEST\r\n');
    expect(link).toContain('SEQUENCE:1\r\n');
    const off = sessionCalendar({ ...session, change: 'called off' });
    expect(off).toContain('METHOD:CANCEL\r\n');
    expect(off).toContain('STATUS:CANCELLED\r\n');
    expect(off).toContain('SEQUENCE:2\r\n');
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    expect([uid(link), uid(off)]).toEqual([uid(sessionCalendar(session)), uid(sessionCalendar(session))]);
  });

  it('is the same entry for anyone who registers twice', () => {
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    const later = sessionCalendar({ ...session, now: new Date('2026-11-22T09:00:00Z') });
    expect(uid(later)).toBe(uid(sessionCalendar(session)));
  });
});
