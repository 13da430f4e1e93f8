import {
  miniCourseVideo,
  readSiteJson,
  type SiteSettings,
  siteJsonElement,
  siteName,
  siteSettingNames,
  siteToken,
} from '@fourfold/contract';

/** For development, where no server has put its settings into the page. */
const fallback: SiteSettings = {
  url: '',
  contactEmail: 'info@fourfold.example',
  bookingUrl: '/#contact',
  publisher: siteName,
  legalAddress: '',
  registration: 'open',
  freeSeats: '5',
  freeOffer: 'assess 5 people for free',
  analyticsId: '',
  webinarHiring: '2099-01-08T16:00:00.000Z',
  webinarHiringText: 'Thursday 8 January 2099 at 16:00 UTC',
  webinarFourLevels: '',
  webinarFourLevelsText: 'No session is planned at the moment.',
  webinarJoin: 'known',
  webinarHost: `${siteName}’s team`,
  webinarHostAbout: '',
  paymentNote: '',
  articleAuthor: `${siteName}’s team`,
  articleAuthorKind: 'Organization',
  miniCourseVideo,
};

const tokens = Object.fromEntries(siteSettingNames.map((name) => [name, siteToken(name)])) as SiteSettings;

/** The operator's settings: tokens while pages are prerendered, the values that the server put in afterwards. */
export const site: SiteSettings = import.meta.env.DEV
  ? fallback
  : import.meta.env.SSR
    ? tokens
    : fromDocument();

/** How many people an organisation may assess without paying, in words; null where nobody is free. */
export const freePeople =
  site.freeSeats === '0' ? null : site.freeSeats === '1' ? 'one person' : `${site.freeSeats} people`;

function fromDocument(): SiteSettings {
  const text = document.getElementById(siteJsonElement)?.textContent ?? '';
  return text.startsWith('[') ? readSiteJson(text) : fallback;
}
