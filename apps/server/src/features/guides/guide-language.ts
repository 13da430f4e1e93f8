import { say } from '@fourfold/words';
import { sourceLanguage } from '@fourfold/words/languages';

/** What guides and interview questions are written in; the few words around them speak the same. */
export const guideLanguage = sourceLanguage;

/** Under a summary: its two words for certainty have no percentage behind them, as scores do. */
export const certaintyNote = () => say('“Clear” and “likely” are our judgement of the evidence.');
