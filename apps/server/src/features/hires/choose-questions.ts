import type { InterviewQuestion } from '@fourfold/content';
import { mostAskedFor } from '@fourfold/contract/words';
import { labelOf } from '@fourfold/measurement';

/** How far the answers leave open whether a behaviour is balanced: 1 where it is even odds, 0 where it is known. */
export interface Doubt {
  readonly key: string;
  readonly name: string;
  readonly doubt: number;
}

/** A competency that is asked about before the rest, and why. */
export interface QuestionTopic {
  readonly name: string;
  readonly why: 'differs' | 'out_of_balance' | 'named';
  /** Of the competency; those that are out of balance first where that is why. */
  readonly behaviours: readonly string[];
  /** What the full profile shows. */
  readonly found?: OutOfBalance;
  /** Whether the vacancy names it as well. */
  readonly isNamed?: boolean;
}

/** A competency or a behaviour that the full profile calls clearly or likely out of balance. */
export interface OutOfBalance {
  readonly name: string;
  readonly side: 'low' | 'high';
  readonly beyond: number;
}

export interface ChosenQuestion {
  readonly question: InterviewQuestion;
  /** What it is asked for; null where doubt alone chose it. */
  readonly topic: QuestionTopic | null;
  /** The behaviours of the question, the most doubtful first; where it has a topic, those of it, what it asks about first. */
  readonly about: readonly Doubt[];
}

/** From the probability that the true score lies beyond balanced, on either side. */
export const doubtOf = (beyond: number) => 4 * beyond * (1 - beyond);

const fewestQuestions = 3;
/** As many as an hour of interview has time for, and as many competencies as a vacancy may name. */
const mostQuestions = mostAskedFor;

/**
 * First a question on each competency that the vacancy names: its form promises one. Then on what is clear, in turn on
 * one in which the candidate differs and on one that the full profile shows out of balance, as far as there is room;
 * then on what is likely, and on the largest doubts that are left. Each is about other behaviours and, where it can be,
 * of another category, so that an hour of interview covers as much as it can. The same answers give the same questions.
 */
export function chooseQuestions(
  questions: readonly InterviewQuestion[],
  doubts: readonly Doubt[],
  { topics = [] }: { readonly topics?: readonly QuestionTopic[] } = {},
): ChosenQuestion[] {
  const byKey = new Map(doubts.map((doubt) => [doubt.key, doubt]));
  const doubtsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => byKey.get(key) ?? []).toSorted((a, b) => b.doubt - a.doubt);
  const asked = inTurn(topics, (of) => meanOf(doubtsOf(of.behaviours)));
  const named = topics.filter(isNamed).length;
  const count = Math.min(
    mostQuestions,
    Math.max(fewestQuestions, named + 1, asked.findLastIndex(isClear) + 1),
  );
  const ranked = questions
    .map((question) => ({ question, about: doubtsOf(question.behaviours) }))
    .filter(({ about }) => about.length > 0)
    .toSorted((a, b) => meanOf(b.about) - meanOf(a.about) || a.question.id - b.question.id);
  const chosen: ChosenQuestion[] = [];
  const taken = new Set<string>();
  // What is named or clear is asked about even where another question has touched on all that is left.
  const spareOn = (topic: QuestionTopic) =>
    isNamed(topic) || isClear(topic)
      ? findOn(
          topic,
          ranked.filter(({ question }) => chosen.every((one) => one.question !== question)),
          [],
        )
      : undefined;
  const take = (topic: QuestionTopic | null): boolean => {
    const free = ranked.filter(({ question }) => !question.behaviours.some((key) => taken.has(key)));
    const ofOtherCategory = free.filter(({ question }) => !taken.has(question.category));
    const found =
      topic === null ? ofOtherCategory[0] : (findOn(topic, free, ofOtherCategory) ?? spareOn(topic));
    if (found === undefined || chosen.length === count) return false;
    const { question } = found;
    for (const key of [question.category, ...question.behaviours]) taken.add(key);
    const about =
      topic === null
        ? found.about
        : found.about
            .filter(({ key }) => topic.behaviours.includes(key))
            .toSorted((a, b) => Number(asksAbout(b.key)(found)) - Number(asksAbout(a.key)(found)));
    chosen.push({ question, about, topic });
    return true;
  };
  for (const topic of asked) take(topic);
  while (take(null));
  return chosen;
}

type Ranked = Pick<ChosenQuestion, 'question' | 'about'>;

/** Of its behaviours the first is what a question asks about; the others may come up. */
const asksAbout = (key: string) => (one: Pick<ChosenQuestion, 'question'>) =>
  one.question.behaviours[0] === key;

function findOn(
  { why, behaviours }: QuestionTopic,
  free: readonly Ranked[],
  ofOtherCategory: readonly Ranked[],
): Ranked | undefined {
  if (why === 'out_of_balance') {
    const key = behaviours.find((one) => free.some(asksAbout(one)));
    return key === undefined ? undefined : free.find(asksAbout(key));
  }
  const fits = ({ question }: Ranked) => behaviours.includes(question.behaviours[0] ?? '');
  return ofOtherCategory.find(fits) ?? free.find(fits);
}

/**
 * What the vacancy names before what is clear, and that before the rest. Within each one of each kind after the other:
 * differences and what is out of balance as they come, the clear first, what is named alone by doubt.
 */
function inTurn(
  topics: readonly QuestionTopic[],
  doubtOf: (topic: QuestionTopic) => number,
): QuestionTopic[] {
  const alternate = (some: readonly QuestionTopic[]): QuestionTopic[] => {
    const of = (kind: QuestionTopic['why']) => some.filter(({ why }) => why === kind);
    const kinds = [
      of('differs'),
      of('out_of_balance').toSorted((a, b) => Number(isClear(b)) - Number(isClear(a))),
      of('named').toSorted((a, b) => doubtOf(b) - doubtOf(a)),
    ];
    const longest = Math.max(...kinds.map(({ length }) => length));
    return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind[at] ?? [])).flat();
  };
  const rest = topics.filter((topic) => !isNamed(topic));
  return [
    ...alternate(topics.filter(isNamed)),
    ...alternate(rest.filter(isClear)),
    ...alternate(rest.filter((topic) => !isClear(topic))),
  ];
}

const isNamed = ({ why, isNamed: asWell = false }: QuestionTopic) => why === 'named' || asWell;

/** A clear difference, or a whole competency clearly out of balance: single behaviours are so in nearly everyone. */
const isClear = ({ name, why, found }: QuestionTopic) =>
  why === 'differs' || (found?.name === name && labelOf(found.beyond) === 'clear');

const meanOf = (doubts: readonly Doubt[]) =>
  doubts.length === 0 ? 0 : doubts.reduce((sum, { doubt }) => sum + doubt, 0) / doubts.length;
