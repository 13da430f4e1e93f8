import { sourceLanguage } from '@fourfold/words/languages';

/** What guides and interview questions are written in; the few words around them speak the same. */
export const guideLanguage = sourceLanguage;
