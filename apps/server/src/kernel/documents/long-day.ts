import { currentLanguage } from '@fourfold/words/language';

const days = new Map<string, Intl.DateTimeFormat>();

/** “3 May 2027”, as mails and files say a day that has no place of its own. */
export function longDay(moment: Date): string {
  const language = currentLanguage();
  const known = days.get(language);
  const day = known ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  if (known === undefined) days.set(language, day);
  return day.format(moment);
}
