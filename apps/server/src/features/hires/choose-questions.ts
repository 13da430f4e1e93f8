import type { InterviewQuestion } from '@fourfold/content';

/** How far the answers leave open whether a behaviour is balanced: 1 where it is even odds, 0 where it is known. */
export interface Doubt {
  readonly key: string;
  readonly name: string;
  readonly doubt: number;
}

/** A competency that is asked about before the rest, and why. */
export interface QuestionTopic {
  readonly name: string;
  readonly why: 'differs' | 'named';
  readonly behaviours: readonly string[];
}

export interface ChosenQuestion {
  readonly question: InterviewQuestion;
  /** What it is asked for; null where doubt alone chose it. */
  readonly topic: QuestionTopic | null;
  /** The behaviours of the question, the most doubtful first. */
  readonly about: readonly Doubt[];
}

/** From the probability that the true score lies beyond balanced, on either side. */
export const doubtOf = (beyond: number) => 4 * beyond * (1 - beyond);

/**
 * One question on each competency in which the candidate clearly differs, then on those that the vacancy names, the most
 * doubtful first, then on the largest doubts that are left. Each is of another category where it can be, and about other
 * behaviours, so that an hour of interview covers as much as it can. The same answers give the same questions.
 */
export function chooseQuestions(
  questions: readonly InterviewQuestion[],
  doubts: readonly Doubt[],
  { topics = [], count = 3 }: { readonly topics?: readonly QuestionTopic[]; readonly count?: number } = {},
): ChosenQuestion[] {
  const byKey = new Map(doubts.map((doubt) => [doubt.key, doubt]));
  const doubtsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => byKey.get(key) ?? []).toSorted((a, b) => b.doubt - a.doubt);
  const ranked = questions
    .map((question) => ({ question, about: doubtsOf(question.behaviours) }))
    .filter(({ about }) => about.length > 0)
    .toSorted((a, b) => meanOf(b.about) - meanOf(a.about) || a.question.id - b.question.id);
  const chosen: ChosenQuestion[] = [];
  const taken = new Set<string>();
  const takeFirst = (topic: QuestionTopic | null): boolean => {
    const fits = ({ question: { behaviours } }: (typeof ranked)[number]) =>
      !behaviours.some((key) => taken.has(key)) &&
      // Of its behaviours the first is what a question asks about; the others may come up.
      (topic === null || topic.behaviours.includes(behaviours[0] ?? ''));
    const found =
      ranked.find((one) => fits(one) && !taken.has(one.question.category)) ??
      (topic === null ? undefined : ranked.find(fits));
    if (found === undefined || chosen.length === count) return false;
    for (const key of [found.question.category, ...found.question.behaviours]) taken.add(key);
    chosen.push({ ...found, topic });
    return true;
  };
  for (const topic of inTurn(topics, (of) => meanOf(doubtsOf(of.behaviours)))) takeFirst(topic);
  while (takeFirst(null));
  return chosen;
}

/** Clear differences in the order given, the furthest first; what the vacancy names by doubt. */
function inTurn(
  topics: readonly QuestionTopic[],
  doubtOf: (topic: QuestionTopic) => number,
): QuestionTopic[] {
  const differing = topics.filter(({ why }) => why === 'differs');
  const named = topics.filter(({ why }) => why === 'named');
  return [...differing, ...named.toSorted((a, b) => doubtOf(b) - doubtOf(a))];
}

const meanOf = (doubts: readonly Doubt[]) =>
  doubts.length === 0 ? 0 : doubts.reduce((sum, { doubt }) => sum + doubt, 0) / doubts.length;
