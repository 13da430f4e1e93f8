import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { type Column, placeOf, saysSomething } from './columns.ts';

/** In which competencies the likely ranges of two of them lie apart. Answers that say nothing set nobody apart. */
export function setsApart(columns: readonly Column[], candidates: readonly ComparedCandidate[]): Column[] {
  const telling = candidates.filter(saysSomething);
  return columns.filter(({ key }) => {
    const ranges = telling.flatMap((one) => placeOf(one, key)?.candidate ?? []);
    return Math.max(...ranges.map(({ low }) => low)) > Math.min(...ranges.map(({ high }) => high));
  });
}
