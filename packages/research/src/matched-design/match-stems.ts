import { words } from '@fourfold/measurement/questionnaire/reading.ts';

/** Words that stand in many acts and name nothing. */
const passing = new Set(
  'a an the in on at of to for by if it its is are be am i me my myself we us our you your they them their that than when what who as and or do does has have with out one more most any some'.split(
    ' ',
  ),
);

/**
 * Gives each question a stem of its own, one that shares no telling word with the question's acts: "on most days" over
 * "start again after a bad day" would point at one of the four. The questions with the fewest stems to choose from choose
 * first, so that the bank goes further.
 *
 * Example: `matchStems([['plan my day'], ['ask my boss']], ['On most days, I', 'I tend to'])` is
 * `['I tend to', 'On most days, I']`.
 */
export function matchStems(questions: readonly (readonly string[])[], stems: readonly string[]): string[] {
  const fitting = questions.map((acts) => stems.filter((stem) => isApart(stem, acts)));
  const inOrder = [...fitting.keys()].sort((one, other) => count(fitting, one) - count(fitting, other));
  const chosen: string[] = [];
  const taken = new Set<string>();
  for (const question of inOrder) {
    const stem = fitting[question]?.find((each) => !taken.has(each));
    if (stem === undefined) throw new Error(`no stem is left for ${questions[question]?.join(' / ')}`);
    taken.add(stem);
    chosen[question] = stem;
  }
  return chosen;
}

/** Whether stem and acts have no word in common that says something; a plural is the same word. */
export function isApart(stem: string, acts: readonly string[]): boolean {
  const said = new Set(telling(stem));
  return !acts.some((act) => telling(act).some((word) => said.has(word)));
}

function telling(text: string): string[] {
  return words(text.toLowerCase())
    .filter((word) => !passing.has(word))
    .map((word) => word.replace(/['’]?s$/, ''));
}

function count(fitting: readonly (readonly string[])[], question: number): number {
  return fitting[question]?.length ?? 0;
}
