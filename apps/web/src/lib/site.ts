import {
  completeSettings,
  contactForm,
  miniCourseVideo,
  readSiteJson,
  type SiteSettings,
  siteJsonElement,
  siteName,
  siteSettingNames,
  siteToken,
} from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

/** For development, where no server has put its settings into the page. */
const fallback: SiteSettings = completeSettings({
  url: '',
  contact: 'us',
  bookingUrl: contactForm,
  publisher: siteName,
  legalAddress: '',
  registration: 'open',
  freeSeats: '5',
  analyticsId: '',
  webinarHiring: '2099-01-08T16:00Z',
  webinarFourLevels: '',
  webinarJoin: 'known',
  webinarHost: t`${siteName}’s team`,
  webinarHostAbout: '',
  paymentNote: '',
  articleAuthor: t`${siteName}’s team`,
  articleAuthorKind: 'Organization',
  miniCourseVideo,
});

const tokens = Object.fromEntries(siteSettingNames.map((name) => [name, siteToken(name)])) as SiteSettings;

/** The operator's settings: tokens while pages are prerendered, the values that the server put in afterwards. */
export const site: SiteSettings = import.meta.env.DEV
  ? fallback
  : import.meta.env.SSR
    ? tokens
    : fromDocument();

/** How many people an organisation may assess without paying, in words; null where nobody is free. */
export const freePeople =
  site.freeSeats === '0' ? null : site.freeSeats === '1' ? t`one person` : t`${site.freeSeats} people`;

function fromDocument(): SiteSettings {
  const text = document.getElementById(siteJsonElement)?.textContent ?? '';
  return text.startsWith('[') ? readSiteJson(text) : fallback;
}
