import type { Quality, ScoredResponse } from '@fourfold/measurement';
import type { Transaction } from 'kysely';
import type { Config } from '../../kernel/config/config.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { Named } from '../../kernel/mail/forget-letters.ts';
import type { Parts } from '../../kernel/parts.ts';
import type { Respondent } from './respondent.repository.ts';

/**
 * What keeps figures of submitted responses up to date is told here, in the transaction of the change: either
 * both happen or neither. A watcher that throws undoes the submission, so what may fail belongs into a job. The list
 * is made of the features' doors.
 */
export interface ResponseWatcher {
  readonly submitted?: (tx: Transaction<DB>, event: ResponseSubmitted, parts: WatcherParts) => Promise<void>;
  /** A submitted response has another department, position or company than before. */
  readonly corrected?: (tx: Transaction<DB>, event: ResponseCorrected, parts: WatcherParts) => Promise<void>;
  /** Called while rows, answers and scores are still there. */
  readonly erased?: (tx: Transaction<DB>, event: ResponsesErased) => Promise<void>;
  /** Nothing of a person is left: what names them elsewhere goes too. */
  readonly forgotten?: (tx: Transaction<DB>, gone: Forgotten) => Promise<void>;
}

/** Someone who is erased: what they are called, and their addresses. */
export interface Forgotten extends Named {
  /** Null for all organisations. */
  readonly organisationIds: readonly string[] | null;
}

/** What a watcher puts its own work into the queue with. */
export type WatcherParts = Pick<Parts, 'jobs' | 'clock'>;

export interface ResponseSubmitted {
  /** As it is stored now. */
  readonly respondent: Respondent;
  readonly scored: ScoredResponse;
  readonly quality: Quality;
  readonly at: Date;
}

export interface ResponseCorrected {
  readonly before: Respondent;
  readonly after: Respondent;
  readonly at: Date;
}

export interface ResponsesErased {
  readonly organisationId: string;
  /** The submitted ones alone: nobody else counted anywhere. Never empty. */
  readonly respondents: readonly Respondent[];
  readonly at: Date;
}

export interface Watched {
  readonly watchers: readonly ResponseWatcher[];
  readonly clock: () => Date;
  /** Where mails lie that were written as files. */
  readonly config: Pick<Config, 'DATA_DIR'>;
}

type Telling = Pick<Watched, 'watchers'>;
type TellingAll = Telling & WatcherParts;

export async function tellSubmitted(parts: TellingAll, tx: Transaction<DB>, event: ResponseSubmitted) {
  for (const watcher of parts.watchers) await watcher.submitted?.(tx, event, parts);
}

export async function tellCorrected(parts: TellingAll, tx: Transaction<DB>, event: ResponseCorrected) {
  for (const watcher of parts.watchers) await watcher.corrected?.(tx, event, parts);
}

export async function tellErased({ watchers }: Telling, tx: Transaction<DB>, event: ResponsesErased) {
  if (event.respondents.length === 0) return;
  for (const watcher of watchers) await watcher.erased?.(tx, event);
}

export async function tellForgotten({ watchers }: Telling, tx: Transaction<DB>, gone: Forgotten) {
  for (const watcher of watchers) await watcher.forgotten?.(tx, gone);
}
