import { createHash } from 'node:crypto';
import type { Compute, TaskInput, TaskOutput } from '../culture/3-estimate/tasks.ts';
import { createAnswerCache } from '../culture/answer-cache.ts';

export type CompareOnce = (input: TaskInput<'candidates'>) => Promise<TaskOutput<'candidates'>>;

/**
 * Compares the same candidates with the same team once. Known by what goes in, the team's statistics and the
 * candidates' answers: where any of it changes it is another comparison, so nothing here can be stale, and nobody is
 * answered with what others may see, since that was chosen before.
 */
export function createCompareOnce(compute: Compute): CompareOnce {
  const remember = createAnswerCache();
  return (input) => remember(nameOf(input), () => compute('candidates', input));
}

function nameOf({ team, candidates }: TaskInput<'candidates'>): string {
  const hash = createHash('sha256').update(team ?? 'no team');
  for (const { answers, asked } of candidates) {
    if (typeof answers === 'number') hash.update(`sample ${answers};`);
    else hash.update(`${answers.length}:`).update(answers);
    hash.update(`${asked.join()};`);
  }
  return hash.digest('base64');
}
