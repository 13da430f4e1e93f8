import { words } from '@fourfold/measurement/questionnaire/reading.ts';

/** Words that stand in many texts and name nothing. */
const passing = new Set(
  'a an the in on at of to for by if it its is are be am i me my myself we us our you your they them their that than when what who as and or do does has have with out one more most any some'.split(
    ' ',
  ),
);

/**
 * The words of a text that say something, a plural as its singular.
 *
 * Example: `tellingWords('ask for the tools I need')` is `['ask', 'tool', 'need']`.
 */
export function tellingWords(text: string): string[] {
  return words(text.toLowerCase())
    .filter((word) => !passing.has(word))
    .map((word) => word.replace(/['’]?s$/, ''));
}
