import type { QuestionText } from './build-texts.ts';
import type { Design } from './types.ts';

/**
 * About how many minutes the questions at these places take: read once at the speed at which adults read plain prose
 * (260 words a minute: Brysbaert 2019, doi 10.1016/j.jml.2019.104047), with a moment for each choice. An estimate from
 * the words alone: nobody has been timed. A line between two ends shows each end once, so its words are the ends'.
 *
 * Example: 15 for all of version 1.
 */
export const WORDS_A_MINUTE = 260;
export const SECONDS_A_CHOICE = 1.25;

export function minutesFor(
  { questions }: Design,
  texts: ReadonlyMap<string, QuestionText>,
  places: readonly number[] = [...questions.keys()],
): number {
  const words = places.reduce((sum, place) => sum + wordsOf(questions[place], texts), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + (places.length * SECONDS_A_CHOICE) / 60));
}

/** How many words someone reads in a question. */
export function wordsOf(
  question: Design['questions'][number] | undefined,
  texts: ReadonlyMap<string, QuestionText>,
): number {
  const asked = question && texts.get(question.key);
  if (asked === undefined) return 0;
  const options = asked.options.map(({ text }) => text);
  const shown =
    question?.kind === 'tendency'
      ? options
      : [options[0], options.at(-1)].map((text = '') => text.replace(/^[^:]*: /, ''));
  return [asked.text, ...shown].join(' ').split(/\s+/).filter(Boolean).length;
}
