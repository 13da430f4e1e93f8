import type { Operation, RateLimit } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { AppError } from './app-error.ts';
import { countedAs } from './client-address.ts';

export interface RateLimiter {
  /** Counts a call of an operation, and throws when it is one too many. */
  check(operation: Pick<Operation, 'id' | 'limit'>, request: FastifyRequest): Promise<void>;
  /** Counts one use of anything else: an attempt at an account, a mail to an address. */
  use(key: string, limit: Pick<RateLimit, 'max' | 'seconds'>): Promise<void>;
  /** Takes one use back: what it was for did not happen. */
  giveBack(key: string): Promise<void>;
  /** Forgets the uses of a key: anyone who knows the password has not been guessing. */
  forgive(key: string): Promise<void>;
}

interface Use {
  readonly key: string;
  readonly now: Date;
  readonly ends: Date;
}

const countUse = statement((db, { key, now, ends }: Use) =>
  db
    .insertInto('rate_limits')
    .values({ key, window_ends_at: ends, used: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.used + 1 end`,
        window_ends_at: sql<Date>`case when rate_limits.window_ends_at <= ${now} then ${ends} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at'])
    .compile(),
);

/** Windows are counted in the database, so that several nodes agree and a restart forgets nothing. */
export function createRateLimiter(db: Database, clock: () => Date): RateLimiter {
  async function use(key: string, limit: Pick<RateLimit, 'max' | 'seconds'>): Promise<void> {
    const now = clock();
    const ends = new Date(now.getTime() + limit.seconds * 1000);
    const { rows } = await countUse(db, { key, now, ends });
    const [counted] = rows;
    if (counted === undefined || counted.used <= limit.max) return;
    const retryAfter = Math.max(1, Math.ceil((counted.window_ends_at.getTime() - now.getTime()) / 1000));
    throw new AppError('too_many', messages.tooManyUntil(retryAfter), { retryAfter });
  }
  return {
    use,
    async giveBack(key) {
      await db
        .updateTable('rate_limits')
        .set({ used: sql<number>`greatest(used - 1, 0)` })
        .where('key', '=', key)
        .where('window_ends_at', '>', clock())
        .execute();
    },
    async forgive(key) {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    },
    async check(operation, request) {
      if (operation.limit !== undefined)
        await use(`${operation.id}:${countedAs(request.ip)}`, operation.limit);
    },
  };
}

/** Windows that are over say nothing any more. */
export async function forgetOldLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', now).execute();
}
