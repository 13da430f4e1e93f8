import { readSiteJson, writeSiteJson } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { siteSettings } from './site-settings.ts';

const none = { 'culture-fit-hiring': null, 'four-levels-of-culture': null };

it('says when the next session is in words that are the same everywhere', () => {
  const sessions = {
    'culture-fit-hiring': new Date('2026-12-10T16:00:00Z'),
    'four-levels-of-culture': null,
  };
  const settings = siteSettings(readConfig({}, '.'), sessions);
  expect([settings.webinarHiring, settings.webinarHiringText]).toEqual([
    '2026-12-10T16:00Z',
    'Thursday 10 December 2026 at 16:00 UTC',
  ]);
  expect([settings.webinarFourLevels, settings.webinarFourLevelsText]).toEqual([
    '',
    'No session is planned at the moment.',
  ]);
});

it('travels in a page as what cannot be derived, and is whole again in the browser', () => {
  const settings = siteSettings(readConfig({ LEGAL_NAME: 'Acme' }, '.'), none);
  const json = writeSiteJson(settings);
  expect(readSiteJson(json)).toEqual(settings);
  expect(json).not.toMatch(/for free|\.mp4/);
  const own = siteSettings(
    readConfig({ MINI_COURSE_VIDEO_URL: 'https://video.example.com/a.mp4' }, '.'),
    none,
  );
  expect(readSiteJson(writeSiteJson(own)).miniCourseVideo).toBe('https://video.example.com/a.mp4');
});

it('leads to the contact form where no address is known, and to the address where one is', () => {
  const contact = (settings: Record<string, string>) => {
    const { contact, contactHref, bookingUrl } = siteSettings(readConfig(settings, '.'), none);
    return [contact, contactHref, bookingUrl];
  };
  expect(contact({})).toEqual(['us', '/#contact', '/#contact']);
  expect(contact({ CONTACT_EMAIL: 'info@acme.test' })).toEqual([
    'info@acme.test',
    'mailto:info@acme.test',
    '/#contact',
  ]);
});

it.each([
  ['1 Quay Street\r\n\n  Bristol ', '1 Quay Street\nBristol'],
  ['1 Quay Street\\nBristol', '1 Quay Street\nBristol'],
  ['1 Quay Street, Bristol', '1 Quay Street, Bristol'],
])('reads the lines of a postal address: %j', (LEGAL_ADDRESS, lines) => {
  expect(siteSettings(readConfig({ LEGAL_ADDRESS }, '.'), none).legalAddress).toBe(lines);
});

it.each([
  ['0', 'Open an account', 'To invite people, ask us for a price.'],
  ['1', 'Assess one person for free', 'To invite more people, ask us for a price.'],
  ['5', 'Assess 5 people for free', 'To invite more people, ask us for a price.'],
])('says what is free where %s seats are, and what comes after', (FREE_SEATS, offer, terms) => {
  const { freeOffer, freeTerms } = siteSettings(readConfig({ FREE_SEATS }, '.'), none);
  expect(freeOffer).toBe(offer);
  expect(freeTerms).toContain(terms);
});
