import { bySkill, type InterviewQuestion } from '@fourfold/content';

/** Questions that match what was typed, in text, skill, category or synonyms; selected ones first, then by skill. */
export function findQuestions(
  questions: readonly InterviewQuestion[],
  search: string,
  selected: ReadonlySet<number>,
): InterviewQuestion[] {
  const wanted = fold(search.trim());
  return questions
    .filter((question) => wanted === '' || haystack(question).includes(wanted))
    .toSorted((a, b) => Number(selected.has(b.id)) - Number(selected.has(a.id)) || bySkill(a, b));
}

/** What British and American spelling write differently counts as the same, however much of the word is typed. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ou', 'o')
    .replaceAll('z', 's')
    .replaceAll('ll', 'l')
    .replaceAll('dgem', 'dgm');

// A line break between the parts, so that no match runs from one into the next.
const haystack = ({ text, skill, category, synonyms }: InterviewQuestion) =>
  fold([text, skill, category, ...synonyms].join('\n'));
