import { alsoSought, bySkill, type InterviewQuestion, fillers as passing } from '@fourfold/content';
import { stem } from './stem.ts';

/**
 * Questions that match what was typed, whole or word by word in any form; selected ones first, then by skill. Those that
 * match in text, skill, category or synonyms come before those that do in a follow-up or in the behaviours that they
 * are about, and before what a synonym of ours has found.
 */
export function findQuestions(
  questions: readonly InterviewQuestion[],
  search: string,
  selected: ReadonlySet<number>,
): InterviewQuestion[] {
  const wanted = fold(search.trim());
  return questions
    .map((question) => ({ question, rank: wanted === '' ? 0 : rankOf(question, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (a, b) =>
        Number(selected.has(b.question.id)) - Number(selected.has(a.question.id)) ||
        Number(a.rank) - Number(b.rank) ||
        bySkill(a.question, b.question),
    )
    .map(({ question }) => question);
}

function rankOf(question: InterviewQuestion, wanted: string): number | null {
  const { own, further } = textsOf(question);
  const words = telling(wordsOf(wanted));
  if (own.text.includes(wanted) || matchAll(words, own)) return 0;
  const isFound = (word: string) =>
    further.hasWord(word) || alsoSoughtBy(word).some((each) => matchAll(wordsOf(each), own));
  return further.text.includes(wanted) || (words.length > 0 && words.every(isFound)) ? 1 : null;
}

const matchAll = (words: readonly string[], { hasWord }: Searched) =>
  words.length > 0 && words.every(hasWord);

const alsoSoughtBy = (word: string): readonly string[] =>
  Object.entries(alsoSought)
    .find(([typed]) => stem(fold(typed)) === stem(word))?.[1]
    .map(fold) ?? [];

const fillers = new Set([...passing].map(fold));

/** Without the fillers; where there is nothing else, with them. */
function telling(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : words;
}

interface Searched {
  readonly text: string;
  /** In any of its forms, or as far as it was typed. */
  readonly hasWord: (word: string) => boolean;
}

const read = new Map<number, { readonly own: Searched; readonly further: Searched }>();

function textsOf(question: InterviewQuestion) {
  const known = read.get(question.id);
  if (known !== undefined) return known;
  const { id, text, skill, category, synonyms, performanceFollowUp, attitudeFollowUp, behaviours } = question;
  const own = [text, skill, category, ...synonyms];
  const about = behaviours.map((key) => key.replaceAll('_', ' '));
  const texts = {
    own: searched(own),
    // A word of the question and one of its follow-up are a match, too.
    further: searched([...own, performanceFollowUp, attitudeFollowUp, ...about]),
  };
  read.set(id, texts);
  return texts;
}

function searched(parts: readonly string[]): Searched {
  // A line break between the parts, so that no phrase runs from one into the next.
  const text = fold(parts.join('\n'));
  const words = wordsOf(text);
  const stems = new Set(words.map(stem));
  return {
    text,
    hasWord: (typed) => stems.has(stem(typed)) || words.some((word) => word.startsWith(typed)),
  };
}

const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter(Boolean);

/** What British and American spelling write differently counts as the same, however much of the word is typed. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ou', 'o')
    .replaceAll('z', 's')
    .replaceAll('ll', 'l')
    .replaceAll('dgem', 'dgm');
}
