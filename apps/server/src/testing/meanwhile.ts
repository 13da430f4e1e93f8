import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '../kernel/database/schema.generated.ts';
import type { TestApp } from './test-app.ts';

/** Makes the call while the change is written and not yet visible; the call may end before or after it. */
export async function meanwhile<Result>(
  { db }: Pick<TestApp, 'db'>,
  change: (tx: Transaction<DB>) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { answer } = await db.transaction().execute(async (tx) => {
    await change(tx);
    const begun = call();
    await Promise.race([begun, sleep(400)]);
    return { answer: begun };
  });
  return await answer;
}
