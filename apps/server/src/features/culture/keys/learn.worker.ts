import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
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

// On Linux this is the thread's own: whoever saves answers goes first.
setPriority(19);

const { version, organisations, current, turns } = workerData as LearnTask;
const engine = await loadEngine();
const { questionnaire } = engine;
const groups = organisations.map((sheets) => readSheets(engine, sheets));
const authors = authorsKeys(questionnaire);
const inUse = current === null ? authors : decodeKeys(questionnaire, current);
const { learned, kept, before, after } = learnVersion(questionnaire, inUse, groups, {
  version,
  seed: version,
});
const result: LearnResult = {
  encoded: kept ? encodeKeys(questionnaire, learned) : null,
  before,
  after,
  narrower: kept ? narrowerBy(learnedKeys(questionnaire, learned), authors) : 0,
};
parentPort?.postMessage(result);
