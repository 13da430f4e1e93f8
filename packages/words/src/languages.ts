/** What every sentence is written in, where it is said. */
export const sourceLanguage = 'en-GB';

/**
 * English with accents, in brackets and two fifths longer. On a screen that speaks it, plain letters show a text that
 * nobody can translate, and a label that breaks would break in German too.
 */
export const pseudoLanguage = 'en-XA';

/** Where the web app is built for a language, below `apps/web/build`. */
export const siteFolder = (language: string): string =>
  language === sourceLanguage ? 'site' : `site-${language}`;
