import type { DraftComparison, SecondReading } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { allOf } from '../../lib/lists.ts';

/** Whether all that the text says of its behaviours was compared with the results. */
export const isWhole = (comparison: DraftComparison): boolean =>
  comparison.compared + comparison.by_judge + comparison.by_mark > 0 &&
  toRead(comparison).length === 0 &&
  comparison.silent.length === 0;

/** Whether the text says and advises nothing that could have been compared. */
export const claimsNothing = (comparison: DraftComparison): boolean =>
  comparison.compared + comparison.by_judge + comparison.by_mark + toRead(comparison).length === 0;

/** Of the behaviours that nothing could be compared of, those that the text speaks of by their names. */
const unclearIn = (text: string, { silent }: DraftComparison): string[] =>
  silent.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

/** What the check compared, in a sentence or two; it never calls a text free of faults that it could not read. */
export function comparisonSentences(
  comparison: DraftComparison | null,
  second: SecondReading | null,
  text: string,
): string[] {
  if (comparison === null) {
    return [
      t`This report isn’t based on questionnaire results, so the check had nothing to compare its advice with.`,
    ];
  }
  const { compared, by_judge, by_mark, marked } = comparison;
  const own = by_mark - marked.length;
  const unclear = unclearIn(text, comparison);
  // What only the writer vouches for, nobody has checked.
  const unchecked = toRead(comparison).length;
  return [
    ...(compared > 0
      ? [
          plural(compared, {
            one: 'The check compared # statement with the results.',
            other: 'The check compared # statements with the results.',
          }),
        ]
      : []),
    ...(own > 0
      ? [
          plural(own, {
            one: 'One sentence is the built-in writer’s own, made from the results.',
            other: '# sentences are the built-in writer’s own, made from the results.',
          }),
        ]
      : []),
    ...(by_judge > 0
      ? [
          plural(by_judge, {
            one: `It could not interpret # sentence without help, so it relied on ${second?.host}, which does not know the results.`,
            other: `It could not interpret # sentences without help, so it relied on ${second?.host}, which does not know the results.`,
          }),
        ]
      : []),
    ...(unchecked > 0
      ? [
          plural(unchecked, {
            one: 'One sentence couldn’t be checked, so please read it yourself.',
            other: '# sentences couldn’t be checked, so please read them yourself.',
          }),
        ]
      : []),
    ...(claimsNothing(comparison)
      ? [t`The check found no statement that it could compare with the results.`]
      : []),
    ...(unclear.length > 0 ? [t`What it says about ${allOf(unclear)} couldn’t be checked.`] : []),
  ];
}

/** What became of the second reading; nothing where nobody could have read it or all of it was read. */
export function secondReadingSentences({ is_read, problem, unread }: SecondReading): string[] {
  if (problem !== null)
    return [is_read ? t`It was not read again.` : t`It was not read a second time.`, problem];
  if (!is_read) return [t`Nobody has read it a second time.`];
  if (unread === 0) return [];
  return [
    plural(unread, {
      one: '# sentence was not read a second time.',
      other: '# sentences were not read a second time.',
    }),
  ];
}

/** All that nobody but the reviewer has read: what the check could not compare, and what only its writer vouches for. */
export const toRead = ({ not_compared, marked }: DraftComparison): DraftComparison['marked'] =>
  [...not_compared, ...marked].toSorted((a, b) => a.from - b.from);

export const toReadTitle = (count: number): string =>
  plural(count, {
    one: 'Please read this sentence yourself: it couldn’t be checked',
    other: 'Please read these # sentences yourself: they couldn’t be checked',
  });
