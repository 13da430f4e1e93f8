import { miniCourseVideo, type SiteSettings, siteName } from '@fourfold/contract';
import type { Config } from '../config/config.ts';

/** What the pages show of the operator's settings. */
export function siteSettings(config: Config): SiteSettings {
  return {
    url: config.APP_URL,
    contactEmail: config.CONTACT_EMAIL,
    bookingUrl: config.BOOKING_URL ?? '/#contact',
    publisher: config.LEGAL_NAME ?? siteName,
    legalAddress: config.LEGAL_ADDRESS ?? '',
    registration: config.REGISTRATION,
    freeSeats: String(config.FREE_SEATS),
    analyticsId: config.ANALYTICS_ID ?? '',
    articleAuthor: config.ARTICLE_AUTHOR ?? `${siteName}’s team`,
    articleAuthorKind: config.ARTICLE_AUTHOR === undefined ? 'Organization' : 'Person',
    miniCourseVideo: config.MINI_COURSE_VIDEO_URL ?? miniCourseVideo,
  };
}
