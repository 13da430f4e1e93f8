import { MeasurementError } from '../errors.ts';

/**
 * One data file of one language.
 *
 * Looks in the folder data/<language>, so a further language is a further
 * folder and no change of code. Throws `unknown_language` where there is none.
 *
 * Example: `await loadLanguageFile<ConstructTextsFile>('en', 'constructs')`.
 */
export type LanguageFile =
  | 'tendency'
  | 'constructs'
  | 'tendency-2'
  | 'constructs-2'
  | 'behaviours'
  | 'perceptions'
  | 'steps';

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

export async function loadLanguageFile<T>(language: string, file: LanguageFile): Promise<T> {
  if (!LANGUAGE.test(language)) throw new MeasurementError('unknown_language', { language });
  try {
    const loaded = await import(`../../data/${language}/${file}.json`, { with: { type: 'json' } });
    return loaded.default;
  } catch (cause) {
    throw new MeasurementError('unknown_language', { language, file }, { cause });
  }
}
