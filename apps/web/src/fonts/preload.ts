import instrumentSans from './instrument-sans.woff2?url';
import newsreader from './newsreader.woff2?url';

/** The two files that every first page waits for; the rest is fetched when a page turns out to need it. */
export const preloadedFonts = [newsreader, instrumentSans];

/** For a route's `links`: without crossOrigin a browser fetches a preloaded font twice. */
export const fontPreloadLinks = preloadedFonts.map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
