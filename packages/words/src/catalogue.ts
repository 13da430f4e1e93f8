import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { accented } from './accented.ts';
import { pseudoLanguage, sourceLanguage } from './languages.ts';

const root = path.resolve(import.meta.dirname, '..');
const catalogues = new Map<string, ReadonlyMap<string, string>>();

/** Languages that have a folder of words here. */
export const translatedLanguages = (): string[] =>
  globSync('*/both-sides.po', { cwd: root }).map(path.dirname).toSorted();

/** Whether something can be said in it; the accented one is for tests. */
export const isSpoken = (language: string): boolean =>
  language === pseudoLanguage || translatedLanguages().includes(language);

/** A message as one language says it, compiled. What is not translated yet stays English. */
export function compiledIn(language: string, id: string, message: string): CompiledMessage {
  if (language === pseudoLanguage) return ['[', ...compileMessageOrThrow(message, accented), ']'];
  if (language === sourceLanguage) return compileMessageOrThrow(message);
  return compileMessageOrThrow(catalogueOf(language).get(id) ?? message);
}

/** What the folder of a language holds, by the messages' ids. */
function catalogueOf(language: string): ReadonlyMap<string, string> {
  const known = catalogues.get(language);
  if (known) return known;
  const files = globSync(`${language}/**/*.po`, { cwd: root });
  if (files.length === 0) throw new Error(`There is no folder of words for the language ${language}.`);
  const read = new Map(files.flatMap((file) => translationsIn(language, path.join(root, file))));
  catalogues.set(language, read);
  return read;
}

function translationsIn(language: string, filename: string): [id: string, translation: string][] {
  const context = { locale: language, sourceLocale: sourceLanguage, filename };
  const entries = formatter().parse(readFileSync(filename, 'utf8'), context);
  return Object.entries(entries).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : []));
}
