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
const derivedNames = ['contactHref', 'freeOffer', 'webinarHiringText', 'webinarFourLevelsText'] as const;

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
  webinarHiringText: sessionText(carried.webinarHiring),
  webinarFourLevelsText: sessionText(carried.webinarFourLevels),
});

/** What a visitor may do without paying, as part of a sentence. */
function freeOffer(seats: string): string {
  if (seats === '0') return 'open an account';
  return seats === '1' ? 'assess one person for free' : `assess ${seats} people for free`;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A moment in words, without `Intl`: browsers and servers of different ages write dates differently. */
function sessionText(moment: string): string {
  if (moment === '') return 'No session is planned at the moment.';
  const date = new Date(moment);
  const day = `${days[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return `${day} ${date.getUTCFullYear()} at ${moment.slice(11, 16)} UTC`;
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
