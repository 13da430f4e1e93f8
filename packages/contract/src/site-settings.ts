/**
 * What the pages show of the operator's settings. Pages are prerendered once with a token in the place of each, and
 * the server puts the values in when it starts, so a changed setting needs a restart and no build.
 */
export const siteSettingNames = [
  'url',
  'contactEmail',
  'bookingUrl',
  'publisher',
  'legalAddress',
  'registration',
  'freeSeats',
  'freeOffer',
  'analyticsId',
  'articleAuthor',
  'articleAuthorKind',
  'miniCourseVideo',
  'webinarHiring',
  'webinarHiringText',
  'webinarFourLevels',
  'webinarFourLevelsText',
  'webinarJoin',
  'webinarHost',
  'webinarHostAbout',
  'paymentNote',
] as const;

export type SiteSettings = Readonly<Record<(typeof siteSettingNames)[number], string>>;

/** The mini-course's video in our own pages, until whoever runs the site names another address. */
export const miniCourseVideo = '/media/how-to-measure-culture.mp4';

/** Stands in a prerendered page for a value. */
export const siteToken = (name: (typeof siteSettingNames)[number]) => `%SITE:${name}%`;
/** Stands for all values as JSON, in the element that the browser reads them from. */
export const siteJsonToken = '%SITE:JSON%';
export const siteJsonElement = 'site-settings';

/** The values in the order of their names, which both sides know: every page carries them. */
export const writeSiteJson = (settings: SiteSettings): string =>
  JSON.stringify(siteSettingNames.map((name) => settings[name]));

export function readSiteJson(json: string): SiteSettings {
  const values: readonly string[] = JSON.parse(json);
  return Object.fromEntries(siteSettingNames.map((name, at) => [name, values[at] ?? ''])) as SiteSettings;
}
