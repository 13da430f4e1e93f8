import instrumentSans from './instrument-sans.woff2?url';
import instrumentSansMedium from './instrument-sans-medium.woff2?url';
import newsreader from './newsreader.woff2?url';
import newsreaderDisplay from './newsreader-display.woff2?url';
import newsreaderItalic from './newsreader-italic.woff2?url';
import newsreaderSemibold from './newsreader-semibold.woff2?url';

/** For a route's `links`: without crossOrigin a browser fetches a preloaded font twice. */
const preload = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

/** What every page's headings wait for; the rest is fetched when a page turns out to need it. */
export const displayPreload = preload(newsreaderDisplay);
/** Where there is text to be read: an article, a question. */
export const serifPreload = preload(newsreader);
/** Where such a text begins with bold and italic words: drawn in a slanted fallback first, its lines would break anew. */
export const emphasisPreloads = [preload(newsreaderSemibold), preload(newsreaderItalic)];
/** Only where there are screens and data: a respondent's page is set in the serif alone, and that much lighter. */
export const sansPreloads = [preload(instrumentSans), preload(instrumentSansMedium)];
