import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { serialize } from 'node:v8';
import { currentLanguage } from '@fourfold/words/language';
import { startThreads } from '../../../kernel/threads/threads.ts';
import { createAnswerCache } from '../answer-cache.ts';
import type { EncodedKeys } from '../engine/engine.ts';
import type { ComputeTask } from './compute.worker.ts';
import type { Compute, TaskName } from './tasks.ts';

/**
 * One on a machine of two cores, whose other has saves to answer, and two on a larger one. They stay, since a new one takes
 * its first figures several times as slowly.
 */
const threads = startThreads<ComputeTask, never>(new URL('./compute.worker.ts', import.meta.url), {
  count: availableParallelism() > 2 ? 2 : 1,
  kept: true,
});

/** What is asked again with the same statistics: the sample company by everyone who is new, a group in every view. */
const ofGroups: ReadonlySet<TaskName> = new Set<TaskName>([
  'opportunities',
  'barriers',
  'agreement',
  'dynamics',
  'departments',
  'rounds',
  'versions',
  'link',
  'linksOf',
  'teamScores',
  'teamComparison',
]);
const remember = createAnswerCache();
/** What several parts of a page need of one group: estimated once, some 115 KB each. */
const ofParts: ReadonlySet<TaskName> = new Set<TaskName>(['picture', 'correlations']);
const rememberParts = createAnswerCache(96);

/** Computes in threads of its own, so that no save waits for figures, whether or not the answer is known. */
export const computeAnew: Compute = (name, input, keys = null) =>
  threads.ask({ name, input: input as never, keys });

/** The same, and each answer about a group once. */
export const compute: Compute = async (name, input, keys = null) => {
  const ask = () => computeAnew(name, input, keys);
  if (ofGroups.has(name)) return await remember(nameOf(name, input, keys), ask);
  if (!ofParts.has(name)) return await ask();
  const own = nameOf(name, input, keys);
  const answer = await rememberParts(own, ask);
  if (answer !== null) names.set(answer, own);
  return answer;
};

/** What parts were made from, which stands for them in what they are given to: their numbers need not be read again. */
const names = new WeakMap<object, string>();

/** The tasks are pure, so what they are given stands for what comes out, with the names of measures in a language. */
const nameOf = (name: TaskName, input: unknown, keys: EncodedKeys | null) => {
  const given = createHash('sha256')
    .update(serialize(withNames(input)))
    .digest('base64');
  return `${name} ${currentLanguage()} ${keys?.design ?? ''} ${keys?.digest ?? ''} ${given}`;
};

function withNames(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const known = names.get(given);
  if (known !== undefined) return known;
  if (Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withNames(value)]));
}
