import { tellingWords } from './telling-words.ts';

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
  const said = new Set(tellingWords(stem));
  return !acts.some((act) => tellingWords(act).some((word) => said.has(word)));
}

function count(fitting: readonly (readonly string[])[], question: number): number {
  return fitting[question]?.length ?? 0;
}
