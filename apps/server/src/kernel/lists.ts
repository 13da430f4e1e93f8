import { currentLanguage } from '@fourfold/words/language';

/** “owners, admins and managers” */
export const allOf = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
