import { createHash } from 'node:crypto';
import type { Compute, TaskInput, TaskOutput } from '../culture/3-estimate/tasks.ts';
import { createAnswerCache } from '../culture/answer-cache.ts';
import type { EncodedKeys } from '../culture/engine/engine.ts';

export type CompareOnce = (
  input: TaskInput<'candidates'>,
  keys: EncodedKeys | null,
) => Promise<TaskOutput<'candidates'>>;

/**
 * Compares the same candidates with the same team once. Known by what goes in, the keys, the team's statistics and
 * the candidates' answers: where any of it changes it is another comparison, so nothing here can be stale, and nobody is
 * answered with what others may see, since that was chosen before.
 */
export function createCompareOnce(compute: Compute): CompareOnce {
  const remember = createAnswerCache();
  return (input, keys) => remember(nameOf(input, keys), () => compute('candidates', input, keys));
}

function nameOf({ team, candidates }: TaskInput<'candidates'>, keys: EncodedKeys | null): string {
  const hash = createHash('sha256').update(`${keys?.design} ${keys?.digest};`);
  hash.update(team ?? 'no team');
  for (const { answers, asked } of candidates) {
    if (typeof answers === 'number') hash.update(`sample ${answers};`);
    else hash.update(`${answers.length}:`).update(answers);
    hash.update(`${asked.join()};`);
  }
  return hash.digest('base64');
}
