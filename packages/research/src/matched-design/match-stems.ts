import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { tellingWords } from './telling-words.ts';

/** The highest grade of Flesch and Kincaid's at which a stem reads with an act. */
const hardest = 6;

/**
 * Gives each question the stem of the bank that was used least so far, of those that share no telling word with its acts
 * ("colleagues know that I" over "praise a colleague" would point at one of the four) and read easily with each of them.
 * The questions with the fewest stems to choose from choose first.
 *
 * Example: `matchStems([['plan my day'], ['ask my boss']], ['In my day, I', 'I tend to'])` is `['I tend to', 'In my day, I']`.
 */
export function matchStems(questions: readonly (readonly string[])[], stems: readonly string[]): string[] {
  const fitting = questions.map((acts) => stems.filter((stem) => isApart(stem, acts) && isEasy(stem, acts)));
  const inOrder = [...fitting.keys()].sort((one, other) => count(fitting, one) - count(fitting, other));
  const chosen: string[] = [];
  const used = new Map(stems.map((stem) => [stem, 0]));
  for (const question of inOrder) {
    const [stem] = (fitting[question] ?? []).toSorted(
      (one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0),
    );
    if (stem === undefined) throw new Error(`no stem fits ${questions[question]?.join(' / ')}`);
    used.set(stem, (used.get(stem) ?? 0) + 1);
    chosen[question] = stem;
  }
  return chosen;
}

/** Whether stem and acts have no word in common that says something; a plural is the same word. */
export function isApart(stem: string, acts: readonly string[]): boolean {
  const said = new Set(tellingWords(stem));
  return !acts.some((act) => tellingWords(act).some((word) => said.has(word)));
}

/** Whether the stem reads with each of the acts as an easy sentence. */
export function isEasy(stem: string, acts: readonly string[]): boolean {
  return acts.every((act) => readingGrade([`${stem} ${act}`]) <= hardest);
}

function count(fitting: readonly (readonly string[])[], question: number): number {
  return fitting[question]?.length ?? 0;
}
