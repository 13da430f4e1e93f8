const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** “3 May 2027”, as mails and files say a day that has no place of its own. */
export const longDay = (moment: Date): string => day.format(moment);
