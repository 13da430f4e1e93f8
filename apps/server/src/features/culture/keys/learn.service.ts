import { createHash } from 'node:crypto';
import type { AnswerSums } from '@fourfold/measurement';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../../../kernel/database/database.ts';
import type { DB, KeysVersions } from '../../../kernel/database/schema.generated.ts';
import { jobKind } from '../../../kernel/jobs/job-kind.ts';
import { startThreads } from '../../../kernel/threads/threads.ts';
import { loadEngine } from '../engine/engine.ts';
import { countTaught, countThere, taught, whyNotYet } from './enough.ts';
import { readReceived } from './exchange/received.service.ts';
import { hasClosed, loadKeys, newestVersion } from './keys-of-round.ts';
import type { LearnResult, LearnTask } from './learn.worker.ts';
import { mostTaught, readPool } from './read-pool.ts';

/** Learns the keys anew at night, when there are answers enough. May take minutes, in a thread of its own. */
export const learnKeysJob = jobKind<Record<string, never>>('culture.learn-keys', {
  retryLimit: 1,
  retentionSeconds: 24 * 3600,
  expireInSeconds: 3600,
});

export interface Learned {
  /** What came of it, for the operator. */
  readonly sentence: string;
  /** The new version; null where the one in use stays. */
  readonly number: number | null;
}

export type Learn = (task: LearnTask) => Promise<LearnResult>;

interface LearnParts {
  readonly db: Database;
  readonly clock: () => Date;
  /** For tests: the real thing takes a minute. */
  readonly learn?: Learn;
  /** For tests: from how many people of this installation at most. */
  readonly most?: number;
  /** Says that it has begun: it takes minutes. */
  readonly tell?: (line: string) => void;
}

export async function learnIfEnough({
  db,
  clock,
  learn = learnInThread,
  most = mostTaught,
  tell = () => undefined,
}: LearnParts): Promise<Learned> {
  const { design } = (await loadEngine()).questionnaire;
  const pool = await readPool(db, design.version, most);
  const tried = await db
    .selectFrom('keys_trials')
    .select('people')
    .where('design_version', '=', design.version)
    .executeTakeFirst();
  const received = await readReceived(db, design.version);
  const reason = whyNotYet(pool, received, tried?.people ?? null, design.questions.length);
  if (reason !== null) return { sentence: reason, number: null };
  const inUse = await newestVersion(db);
  const number = await nextNumber(db);
  const name = `${design.version}.${number}`;
  const current = (await loadKeys(db, inUse)).encoded;
  const learnWith = async (files: readonly AnswerSums[]) => {
    tell(`Learning from ${countTaught(pool, files)}. It takes minutes, and lets everything else go first.`);
    const task = { version: name, organisations: pool.organisations, current, received: files };
    return { files, result: await learn(task) };
  };
  const all = await learnWith(received);
  // Files of others may be what makes keys worse here, or are there to do so: this installation learns all the same.
  const isWorseForAll = all.result.encoded === null && received.length > 0;
  const isEnoughWithout = isWorseForAll && whyNotYet(pool, [], null, design.questions.length) === null;
  const { files, result } = isEnoughWithout ? await learnWith([]) : all;
  const people = taught(pool, files);
  const isFirst = await db.transaction().execute(async (tx) => {
    await sql`lock table keys_versions in share row exclusive mode`.execute(tx);
    if ((await nextNumber(tx)) !== number) return false;
    await noteTrial(tx, design.version, countThere(pool, received), clock());
    if (result.encoded === null) return true;
    const version = {
      number,
      name,
      design_version: design.version,
      encoded: Buffer.from(result.encoded),
      digest: createHash('sha256').update(result.encoded).digest('hex').slice(0, 24),
      people,
      groups: files.reduce((sum, { companies }) => sum + companies, pool.organisations.length),
      narrower: result.narrower,
      foreseen_before: result.before,
      foreseen_after: result.after,
      made_at: clock(),
    };
    await adopt(tx, { before: inUse.number, version }, clock());
    return true;
  });
  if (!isFirst)
    return { sentence: 'Other keys were learned at the same time. These were not kept.', number: null };
  const foreseen = `${result.after.toFixed(4)} against ${result.before.toFixed(4)}`;
  const without = isEnoughWithout
    ? ' Imported files were left out: with them nothing was foreseen better.'
    : '';
  return result.encoded === null
    ? {
        sentence: `What ${people} answers teach foresees others no better: ${foreseen}. The keys stay.${without}`,
        number: null,
      }
    : {
        sentence: `Version ${name} was learned from ${people} answers and foresees others better: ${foreseen}.${without}`,
        number,
      };
}

/**
 * Rounds that closed under the version so far keep it. Those that are open move along, also one that kept what it had
 * when it was moved here.
 */
async function adopt(
  tx: Transaction<DB>,
  { before, version }: { readonly before: number; readonly version: Insertable<KeysVersions> },
  now: Date,
): Promise<void> {
  await sql`
    update rounds r set keys_number = case when ${hasClosed(now)} then coalesce(keys_number, ${before}) end
    where design_version = ${version.design_version} and (keys_number is not null or ${hasClosed(now)})`.execute(
    tx,
  );
  await tx.insertInto('keys_versions').values(version).execute();
}

async function nextNumber(db: Queries): Promise<number> {
  const { last } = await db
    .selectFrom('keys_versions')
    .select((expression) => expression.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last) + 1;
}

async function noteTrial(
  tx: Transaction<DB>,
  designVersion: string,
  people: number,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('keys_trials')
    .values({ design_version: designVersion, people, tried_at: at })
    .onConflict((conflict) => conflict.column('design_version').doUpdateSet({ people, tried_at: at }))
    .execute();
}

const threads = startThreads<LearnTask, LearnResult>(new URL('./learn.worker.ts', import.meta.url));

export const learnInThread: Learn = (task) => threads.ask(task);
