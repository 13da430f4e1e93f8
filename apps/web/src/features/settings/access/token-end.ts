/** The last moment of a day, as the browser's clock has it; what is no day stays as it is, to be refused by the form. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

/** A day so many days later, as a date field takes it: 2026-03-02 */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
