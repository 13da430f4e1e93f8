import { loadLanguageFile } from '../questionnaire/load-language-file.ts';
import type { QualityTextsFile } from './describe-reason.ts';

/** The words for verdicts and reasons in a language. Throws `unknown_language`. */
export function loadQualityTexts(language: string): Promise<QualityTextsFile> {
  return loadLanguageFile<QualityTextsFile>(language, 'quality');
}
