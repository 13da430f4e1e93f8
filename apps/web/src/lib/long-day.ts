import { t } from '@lingui/core/macro';

const months = [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t`May`,
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
];

/** 2026-03-03 as 3 March 2026, without the formats of the browser, which a phone takes long to get ready. */
export function longDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  const name = months[Number(month) - 1] ?? month ?? '';
  return t`${Number(day)} ${name} ${year}`;
}
