import {
  buildTexts,
  type ConstructTextsFile,
  type QuestionText,
  type TendencyTextsFile,
} from './build-texts.ts';
import { type LanguageFile, loadLanguageFile } from './load-language-file.ts';
import type { Design } from './types.ts';

/**
 * The words of one version of the questionnaire in a language, by question key.
 *
 * Throws `unknown_language`, or `missing_text` when the language lacks a key of the design.
 *
 * Example: `(await loadTexts(design, 'en')).get('c01')?.text` is `What I do here each day` in version 1.
 */
export async function loadTexts(
  design: Design,
  language: string,
): Promise<ReadonlyMap<string, QuestionText>> {
  const [tendency, constructs] = await Promise.all([
    loadLanguageFile<TendencyTextsFile>(language, fileOf('tendency', design)),
    loadLanguageFile<ConstructTextsFile>(language, fileOf('constructs', design)),
  ]);
  return buildTexts(design, tendency, constructs);
}

/** Version 1 has the plain names. */
const fileOf = (file: 'tendency' | 'constructs', { version }: Design): LanguageFile =>
  version === '2' ? `${file}-2` : file;
