import { AsyncLocalStorage } from 'node:async_hooks';
import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { compiledIn } from './catalogue.ts';
import { sourceLanguage } from './languages.ts';
import type { Values } from './values.ts';

const spoken = new AsyncLocalStorage<string>();
let usual = sourceLanguage;
const tongues = new Map<string, I18n>();

/** What sentences, dates and numbers are said in here and now. */
export const currentLanguage = (): string => spoken.getStore() ?? usual;

/** What an installation speaks where no other language is asked for; said once, when it starts. */
export const speakUsually = (language: string): void => {
  usual = language;
};

/** Does something in a language: a mail is written in its reader's, an answer given in the visitor's. */
export const inLanguage = <T>(language: string, work: () => T): T => spoken.run(language, work);

/** Says something here and now: `say('Hello {name}', { name })`. */
export function say(message: string, values?: Values): string {
  return tongueOf(currentLanguage())._(message, values);
}

function tongueOf(language: string): I18n {
  const known = tongues.get(language);
  if (known) return known;
  const compiled = new Map<string, CompiledMessage>();
  const compile = (message: string) => {
    const found = compiled.get(message) ?? compiledIn(language, generateMessageId(message), message);
    compiled.set(message, found);
    return found;
  };
  const tongue = setupI18n({ locale: language, messages: { [language]: {} } }).setMessagesCompiler(compile);
  tongues.set(language, tongue);
  return tongue;
}
