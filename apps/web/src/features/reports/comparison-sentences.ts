import type { DraftComparison } from '@fourfold/contract/schemas';

/** Whether all that the text says of its behaviours was compared with the results. */
export const isWhole = ({ compared, by_mark, not_compared, silent }: DraftComparison): boolean =>
  compared + by_mark > 0 && not_compared.length === 0 && silent.length === 0;

/** What the check compared, in a sentence or two; it never calls a text free of faults that it could not read. */
export function comparisonSentences(comparison: DraftComparison | null): string[] {
  if (comparison === null) {
    return [
      'No questionnaire results stand behind this report, so the check compared its advice with nothing.',
    ];
  }
  const { compared, by_mark, silent } = comparison;
  return [
    ...(compared > 0 ? [`It compared ${counted(compared, 'statement')} with the results.`] : []),
    ...(by_mark > 0
      ? [`It went by the writer’s own mark for ${counted(by_mark, 'sentence')} that it could not read.`]
      : []),
    ...(compared + by_mark === 0 ? ['It found no statement that it could compare with the results.'] : []),
    ...(silent.length > 0 ? [`Nothing about ${joined(silent)} could be compared.`] : []),
  ];
}

export const notComparedTitle = ({ not_compared }: DraftComparison): string =>
  not_compared.length === 1
    ? 'One sentence could not be compared. Please read it yourself.'
    : `${not_compared.length} sentences could not be compared. Please read them yourself.`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
