import { sentence } from '@fourfold/words';

/**
 * What the pages show of the operator's settings. Pages are prerendered once with a token in the place of each, and
 * the server puts the values in when it starts, so a changed setting needs a restart and no build.
 */
const carriedNames = [
  'url',
  'contact',
  'bookingUrl',
  'publisher',
  'legalAddress',
  'registration',
  'freeSeats',
  'analyticsId',
  'articleAuthor',
  'articleAuthorKind',
  'miniCourseVideo',
  'webinarHiring',
  'webinarFourLevels',
  'webinarJoin',
  'webinarHost',
  'webinarHostAbout',
  'paymentNote',
] as const;

/** What follows from the others: every page carries them, so nothing travels in it twice. */
const derivedNames = [
  'contactHref',
  'freeOffer',
  'freeTerms',
  'webinarHiringText',
  'webinarFourLevelsText',
] as const;

export const siteSettingNames = [...carriedNames, ...derivedNames] as const;

/** `contact` is what stands after "write to": the operator's address, or "us" where none is set. */
export type CarriedSettings = Readonly<Record<(typeof carriedNames)[number], string>>;
export type SiteSettings = CarriedSettings & Readonly<Record<(typeof derivedNames)[number], string>>;

/** Where someone can write without knowing an address. */
export const contactForm = '/#contact';

export const completeSettings = (carried: CarriedSettings): SiteSettings => ({
  ...carried,
  miniCourseVideo: carried.miniCourseVideo || miniCourseVideo,
  contactHref: carried.contact.includes('@') ? `mailto:${carried.contact}` : contactForm,
  freeOffer: freeOffer(carried.freeSeats),
  freeTerms: carried.freeSeats === '0' ? pricedTerms() : freeTerms(),
  webinarHiringText: sessionText(carried.webinarHiring),
  webinarFourLevelsText: sessionText(carried.webinarFourLevels),
});

const openAccount = sentence('Open an account');
const assessForFree = sentence<{ seats: number }>(
  '{seats, plural, one {Assess one person for free} other {Assess # people for free}}',
);

/** What a visitor may do without paying. */
const freeOffer = (seats: string): string =>
  seats === '0' ? openAccount() : assessForFree({ seats: Number(seats) });

/** What comes after that: nothing is charged by itself, since the operator sells seats to people who ask. */
const freeTerms = sentence(
  'Opening an account costs nothing and needs no payment details. To invite more people, ask us for a price.',
);
const pricedTerms = sentence(
  'Opening an account costs nothing and needs no payment details. To invite people, ask us for a price.',
);

const noSession = sentence('No session is planned at the moment.');
const session = sentence<Record<'weekday' | 'day' | 'month' | 'year' | 'time', string>>(
  '{weekday, select, n0 {Sunday} n1 {Monday} n2 {Tuesday} n3 {Wednesday} n4 {Thursday} n5 {Friday} other {Saturday}} {day} {month, select, n0 {January} n1 {February} n2 {March} n3 {April} n4 {May} n5 {June} n6 {July} n7 {August} n8 {September} n9 {October} n10 {November} other {December}} {year} at {time} UTC',
);

/** A moment in words, without `Intl`: browsers and servers of different ages write dates differently. */
function sessionText(moment: string): string {
  if (moment === '') return noSession();
  const date = new Date(moment);
  return session({
    weekday: `n${date.getUTCDay()}`,
    day: String(date.getUTCDate()),
    month: `n${date.getUTCMonth()}`,
    year: String(date.getUTCFullYear()),
    time: moment.slice(11, 16),
  });
}

/** The mini-course's video in our own pages, until the people who run the site name another address. */
export const miniCourseVideo = '/media/how-to-measure-culture.mp4';

/** Stands in a prerendered page for a value. */
export const siteToken = (name: (typeof siteSettingNames)[number]) => `%SITE:${name}%`;
/** Stands for all values as JSON, in the element that the browser reads them from. */
export const siteJsonToken = '%SITE:JSON%';
export const siteJsonElement = 'site-settings';

/** The values in the order of their names, which both sides know: every page carries them. */
export const writeSiteJson = (settings: SiteSettings): string =>
  JSON.stringify(carriedNames.map((name) => (settings[name] === miniCourseVideo ? '' : settings[name])));

export function readSiteJson(json: string): SiteSettings {
  const values: readonly string[] = JSON.parse(json);
  const carried = Object.fromEntries(carriedNames.map((name, at) => [name, values[at] ?? '']));
  return completeSettings(carried as CarriedSettings);
}
