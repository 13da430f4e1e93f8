import { miniCourseVideo, type SiteSettings, siteName } from '@fourfold/contract';
import type { Config } from '../config/config.ts';
import type { Sessions } from '../features/webinars/webinar-plans.ts';
import { webinarSettings } from './webinar-settings.ts';

/** What the pages show of the operator's settings. */
export function siteSettings(config: Config, sessions: Sessions): SiteSettings {
  return {
    url: config.APP_URL,
    contactEmail: config.CONTACT_EMAIL,
    bookingUrl: config.BOOKING_URL ?? '/#contact',
    publisher: config.LEGAL_NAME ?? siteName,
    legalAddress: config.LEGAL_ADDRESS ?? '',
    registration: config.REGISTRATION,
    freeSeats: String(config.FREE_SEATS),
    freeOffer: freeOffer(config.FREE_SEATS),
    analyticsId: config.ANALYTICS_ID ?? '',
    articleAuthor: config.ARTICLE_AUTHOR ?? `${siteName}’s team`,
    articleAuthorKind: config.ARTICLE_AUTHOR === undefined ? 'Organization' : 'Person',
    miniCourseVideo: config.MINI_COURSE_VIDEO_URL ?? miniCourseVideo,
    webinarJoin: config.WEBINAR_JOIN_URL === undefined ? '' : 'known',
    webinarHost: config.WEBINAR_HOST ?? `${siteName}’s team`,
    // Of the team there is no biography.
    webinarHostAbout: (config.WEBINAR_HOST && config.WEBINAR_HOST_ABOUT) ?? '',
    paymentNote: config.PAYMENT_NOTE ?? '',
    ...webinarSettings(sessions),
  };
}

/** What a visitor may do without paying, as part of a sentence. */
function freeOffer(seats: number): string {
  if (seats === 0) return 'open an account';
  return seats === 1 ? 'assess one person for free' : `assess ${seats} people for free`;
}
