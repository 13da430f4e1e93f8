const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 2026-03-03 as 3 March 2026, without the formats of the browser, which a phone takes long to get ready. */
export function longDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}
