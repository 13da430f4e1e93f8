import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import {
  type AnswerSums,
  authorsKeys,
  decodeKeys,
  encodeKeys,
  learnedKeys,
  learnVersion,
  narrowerBy,
  type Turns,
} from '@fourfold/measurement';
import { loadEngine } from '../engine/engine.ts';
import { readSheets } from './read-pool.ts';

export interface LearnTask {
  readonly version: string;
  readonly organisations: readonly Uint8Array[];
  /** The keys in use; null for the authors'. */
  readonly current: Uint8Array | null;
  /** Sums that other installations have sent. */
  readonly received: readonly AnswerSums[];
  /** For tests: how long to learn. */
  readonly turns?: Turns;
}

export interface LearnResult {
  /** Null where they foresee held-out answers no better than those in use. */
  readonly encoded: Uint8Array | null;
  readonly before: number;
  readonly after: number;
  readonly narrower: number;
}

letOthersGoFirst();

const engine = await loadEngine();
const { questionnaire } = engine;
const authors = authorsKeys(questionnaire);

export default function learn({ version, organisations, current, received, turns }: LearnTask): LearnResult {
  const groups = organisations.map((sheets) => readSheets(engine, sheets));
  const inUse = current === null ? authors : decodeKeys(questionnaire, current);
  const task = { version, seed: version, received, ...(turns && { turns }) };
  const { learned, kept, before, after } = learnVersion(questionnaire, inUse, groups, task);
  if (!kept) return { encoded: null, before, after, narrower: 0 };
  const narrower = narrowerBy(learnedKeys(questionnaire, learned), authors);
  return { encoded: encodeKeys(questionnaire, learned), before, after, narrower };
}

/**
 * Saving answers goes first: this thread runs where nobody else wants the processor. Elsewhere than on Linux it would be
 * the priority of the whole process.
 */
function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  setPriority(19);
  try {
    const thread = path.basename(readlinkSync('/proc/thread-self'));
    execFileSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' });
  } catch {
    // A system without util-linux, or one that forbids it: the low priority stands.
  }
}
