import { completeSettings, contactForm, type SiteSettings, siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { type Config, contactOf } from '../../kernel/config/config.ts';
import { linesOf } from '../../kernel/config/lines-of.ts';
import type { Sessions } from '../webinars/webinar-plans.ts';

/** What the pages show of the operator's settings. */
export function siteSettings(config: Config, sessions: Sessions): SiteSettings {
  const contact = contactOf(config);
  return completeSettings({
    url: config.APP_URL,
    contact: contact ?? 'us',
    bookingUrl: config.BOOKING_URL ?? contactForm,
    publisher: config.LEGAL_NAME ?? siteName,
    legalAddress: linesOf(config.LEGAL_ADDRESS),
    registration: config.REGISTRATION,
    freeSeats: String(config.FREE_SEATS),
    analyticsId: config.ANALYTICS_ID ?? '',
    articleAuthor: config.ARTICLE_AUTHOR ?? ourTeam(),
    articleAuthorKind: config.ARTICLE_AUTHOR === undefined ? 'Organization' : 'Person',
    miniCourseVideo: config.MINI_COURSE_VIDEO_URL ?? '',
    webinarJoin: config.WEBINAR_JOIN_URL === undefined ? '' : 'known',
    webinarHost: config.WEBINAR_HOST ?? ourTeam(),
    // Of the team there is no biography.
    webinarHostAbout: (config.WEBINAR_HOST && config.WEBINAR_HOST_ABOUT) ?? '',
    paymentNote: config.PAYMENT_NOTE ?? '',
    webinarHiring: momentOf(sessions['culture-fit-hiring']),
    webinarFourLevels: momentOf(sessions['four-levels-of-culture']),
  });
}

const ourTeam = () => say('The {siteName} team', { siteName });

/** To the minute: `2026-12-10T16:00Z`. */
const momentOf = (date: Date | null) => (date === null ? '' : `${date.toISOString().slice(0, 16)}Z`);
