import type { Measured } from './measure.ts';

const figure = (value: number, digits = 1) => value.toFixed(digits).padStart(8);

/** Prints what was measured, line by line, and counts the limits that were missed. */
export function createReport() {
  let missed = 0;
  const heading = (title: string) =>
    console.log(`\n${title.padEnd(46)} per s   median      p95      p99  errors`);
  const row = (what: string, { perSecond, median, p95, p99, errors }: Measured) =>
    console.log(
      `${what.padEnd(42)}${figure(perSecond)} ${figure(median)} ${figure(p95)} ${figure(p99)} ${figure(errors, 0)}`,
    );
  /** A sentence with a figure and whether it is what is wanted. */
  const hold = (what: string, holds: boolean) => {
    if (!holds) missed += 1;
    console.log(`  ${holds ? 'holds ' : 'MISSED'}  ${what}`);
  };
  return { heading, row, hold, missed: () => missed };
}

export type Report = ReturnType<typeof createReport>;
