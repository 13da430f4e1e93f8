import type { InterviewQuestion } from '@fourfold/content';

/** How far the answers leave open whether a behaviour is balanced: 1 where it is even odds, 0 where it is known. */
export interface Doubt {
  readonly key: string;
  readonly name: string;
  readonly doubt: number;
}

export interface ChosenQuestion {
  readonly question: InterviewQuestion;
  /** The behaviours of the question, the most doubtful first. */
  readonly about: readonly Doubt[];
}

/** From the probability that the true score lies beyond balanced, on either side. */
export const doubtOf = (beyond: number) => 4 * beyond * (1 - beyond);

/**
 * The questions of the library that fit the largest doubts, each of another category and about other behaviours, so
 * that an hour of interview covers as much as it can. The same doubts give the same questions.
 */
export function chooseQuestions(
  questions: readonly InterviewQuestion[],
  doubts: readonly Doubt[],
  count = 3,
): ChosenQuestion[] {
  const byKey = new Map(doubts.map((doubt) => [doubt.key, doubt]));
  const ranked = questions
    .map((question) => {
      const about = question.behaviours
        .flatMap((key) => byKey.get(key) ?? [])
        .toSorted((a, b) => b.doubt - a.doubt);
      return { question, about, doubt: meanOf(about) };
    })
    .filter(({ about }) => about.length > 0)
    .toSorted((a, b) => b.doubt - a.doubt || a.question.id - b.question.id);
  const chosen: ChosenQuestion[] = [];
  const taken = new Set<string>();
  for (const { question, about } of ranked) {
    if (chosen.length === count) break;
    const keys = [question.category, ...question.behaviours];
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    chosen.push({ question, about });
  }
  return chosen;
}

const meanOf = (doubts: readonly Doubt[]) =>
  doubts.length === 0 ? 0 : doubts.reduce((sum, { doubt }) => sum + doubt, 0) / doubts.length;
