import type { Design, Question } from '../questionnaire/types.ts';
import { createRandom, type Random, shuffle } from '../random.ts';

/**
 * The order in which one respondent meets the questions.
 *
 * Tendencies and constructs take turns as evenly as their numbers allow, each
 * kind shuffled. One of a mirror and its construct comes in the first quarter, the other in the last, at least `FAR_APART` questions
 * from each other, so that the first answer is not still in mind. Deterministic: the same response
 * id has the same order on every device and after every resumption.
 *
 * Example: `questionOrder(design, response.id)[0]` is the key of the first question.
 */
export const FAR_APART = 60;

export function questionOrder(design: Design, responseId: string): string[] {
  const random = createRandom(`questions ${responseId}`);
  const mirrors = shuffle(
    design.questions.filter(({ kind }) => kind === 'mirror'),
    random,
  );
  const mirrored = new Set(mirrors.map(({ mirrorOf }) => mirrorOf));
  const keys = (wanted: (question: Question) => boolean): string[] =>
    shuffle(
      design.questions.filter(wanted).map(({ key }) => key),
      random,
    );
  const constructs = keys(({ kind, key }) => kind === 'construct' && !mirrored.has(key));
  const { early, late } = splitPairs(mirrors, random);
  const quarter = Math.floor(constructs.length / 4);
  return interleave(
    keys(({ kind }) => kind === 'tendency'),
    [
      ...shuffle([...constructs.slice(0, quarter), ...early], random),
      ...constructs.slice(quarter, -quarter),
      ...shuffle([...constructs.slice(-quarter), ...late], random),
    ],
  );
}

/** Of every pair one is asked early and the other late; which one, is drawn. */
function splitPairs(mirrors: readonly Question[], random: Random): { early: string[]; late: string[] } {
  const early: string[] = [];
  const late: string[] = [];
  for (const { key, mirrorOf } of mirrors) {
    if (mirrorOf === null) continue;
    const mirrorFirst = random() < 0.5;
    early.push(mirrorFirst ? key : mirrorOf);
    late.push(mirrorFirst ? mirrorOf : key);
  }
  return { early, late };
}

/** Both lists in their own order, mixed as evenly as possible. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const place = (list: readonly string[]) =>
    list.map((key, index) => ({ key, at: (index + 0.5) / list.length }));
  return [...place(first), ...place(second)].sort((a, b) => a.at - b.at).map(({ key }) => key);
}
