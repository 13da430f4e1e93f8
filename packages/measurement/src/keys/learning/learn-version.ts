import type { Questionnaire } from '../../questionnaire/questionnaire.ts';
import type { ResponseChoices } from '../../questionnaire/read-answers.ts';
import type { MeasureKind } from '../../questionnaire/types.ts';
import { createRandom, shuffle } from '../../random.ts';
import { readSums } from '../exchange/read-sums.ts';
import type { AnswerSums } from '../exchange/sum-answers.ts';
import { type KeysInUse, type Learned, learnedKeys } from '../keys-in-use.ts';
import { learnKeys, type Turns } from './learn-keys.ts';
import type { Pool } from './pool.ts';
import { predictiveScore } from './predict.ts';

/**
 * A new version of the keys from all answers there are, and whether it is worth having: learned from most of the people,
 * it has to foresee the answers of the rest better than the keys in use, behaviours and perceptions together.
 *
 * Only then is it learned from everyone, unless the rest are so few that it makes no difference.
 *
 * Example: `learnVersion(questionnaire, current, groups, { version: '1-3', seed: '1-3' }).kept`.
 */
export interface LearnedVersion {
  readonly learned: Learned;
  /** Whether it foresees held-out answers better than the keys in use. */
  readonly kept: boolean;
  /** Mean of ln p of an answer that was held out. */
  readonly before: number;
  readonly after: number;
  readonly heldOut: number;
}

export interface VersionTask {
  readonly version: string;
  readonly seed: string;
  readonly turns?: Turns;
  /** Sums that other installations have sent. */
  readonly received?: readonly AnswerSums[];
}

const HELD_OUT = 0.1;
const MOST_HELD_OUT = 200;
/** So few of all people may stay unheard. */
const UNHEARD = 0.05;

export function learnVersion(
  questionnaire: Questionnaire,
  current: KeysInUse,
  groups: readonly (readonly ResponseChoices[])[],
  task: VersionTask,
): LearnedVersion {
  const people = groups.reduce((sum, { length }) => sum + length, 0);
  const places = groups.flatMap((group, at) => group.map((_, person) => `${at}/${person}`));
  const count = Math.min(MOST_HELD_OUT, Math.ceil(HELD_OUT * people));
  const apart = new Set(shuffle(places, createRandom(`held out ${task.seed}`)).slice(0, count));
  const isApart = (group: number, person: number): boolean => apart.has(`${group}/${person}`);
  const rest = groups.map((group, at) => group.filter((_, person) => !isApart(at, person)));
  const held = groups.flatMap((group, at) => group.filter((_, person) => isApart(at, person)));
  const first = learnBoth(questionnaire, rest, task);
  const [before, after] = [current, learnedKeys(questionnaire, first)].map(({ questionnaire: { models } }) =>
    (['behaviour', 'perception'] as const).reduce((sum, kind) => {
      const sheets = held.map((choices) => choices[kind]);
      return sum + predictiveScore(models[kind], sheets) / 2;
    }, 0),
  ) as [number, number];
  const kept = after > before;
  const again = kept && count > UNHEARD * people;
  const learned = again ? learnBoth(questionnaire, groups, task) : first;
  return { learned, kept, before, after, heldOut: count };
}

function learnBoth(
  { models }: Questionnaire,
  groups: readonly (readonly ResponseChoices[])[],
  { version, seed, turns, received = [] }: VersionTask,
): Learned {
  const learn = (kind: MeasureKind) => {
    const pool: Pool = {
      groups: groups.map((group) => group.map((choices) => choices[kind])).filter(({ length }) => length > 0),
      received: received.map((sums) => readSums(models[kind], sums)),
    };
    return learnKeys(models[kind], pool, { version, seed: `${seed} ${kind}`, ...(turns && { turns }) });
  };
  return { behaviour: learn('behaviour'), perception: learn('perception') };
}
