import { accented } from './accented.ts';
import { pseudoLanguage } from './languages.ts';
import { currentLanguage } from './speak.ts';

type Load<T> = (language: string) => Promise<T>;

const kept = new WeakMap<Load<unknown>, Map<string, Promise<unknown>>>();

/**
 * Texts that are data, a folder a language, as they read in the language of here and now. A folder carries the language
 * alone (`en`, `de`), since British and other English share theirs. Read once a language.
 *
 * Example: `(await spokenData(loadMeasureTexts)).behaviours.patience?.name`.
 */
export function spokenData<T>(load: Load<T>): Promise<T> {
  const language = currentLanguage();
  const known = kept.get(load) ?? new Map<string, Promise<unknown>>();
  kept.set(load, known);
  const texts = (known.get(language) as Promise<T> | undefined) ?? read(load, language);
  known.set(language, texts);
  return texts;
}

async function read<T>(load: Load<T>, language: string): Promise<T> {
  const texts = await load(new Intl.Locale(language).language);
  return language === pseudoLanguage ? (marked(texts) as T) : texts;
}

/** Every text in it, however deep. A `key` is none. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `[${accented(value)}]`;
  if (Array.isArray(value)) return value.map(marked);
  if (value instanceof Map) return new Map([...value].map(([key, text]) => [key, marked(text)]));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, text]) => [name, name === 'key' ? text : marked(text)]);
  return Object.fromEntries(fields);
}
