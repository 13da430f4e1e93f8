import { currentLanguage } from '@fourfold/words/language';

/** Making one takes longer than all that it is asked for. */
const formats = new Map<string, Intl.ListFormat>();

/** “owners, admins and managers” */
export function allOf(names: readonly string[]): string {
  const language = currentLanguage();
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, format);
  return format.format(names);
}
