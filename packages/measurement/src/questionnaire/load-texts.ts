import {
  buildTexts,
  type ConstructTextsFile,
  type QuestionText,
  type TendencyTextsFile,
} from './build-texts.ts';
import { loadLanguageFile } from './load-language-file.ts';
import type { Design } from './types.ts';

/**
 * The questionnaire's words in a language, by question key.
 *
 * Throws `unknown_language`, or `missing_text` when the language lacks a key of the design.
 *
 * Example: `(await loadTexts(design, 'en')).get('c01')?.text` is `What I do here each day`.
 */
export async function loadTexts(
  design: Design,
  language: string,
): Promise<ReadonlyMap<string, QuestionText>> {
  const [tendency, constructs] = await Promise.all([
    loadLanguageFile<TendencyTextsFile>(language, 'tendency'),
    loadLanguageFile<ConstructTextsFile>(language, 'constructs'),
  ]);
  return buildTexts(design, tendency, constructs);
}
