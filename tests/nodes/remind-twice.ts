import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { remindJob } from '../../apps/server/src/features/people/remind.service.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { startJobs } from '../../apps/server/src/kernel/jobs/jobs.ts';
import { query } from '../support/postgres.ts';

/**
 * Makes reminders due and gives both nodes the job for them at the same moment. Answers how many each person got.
 */
export async function remindTwice(
  databaseUrl: string,
  addresses: readonly string[],
  { folder }: { readonly folder: string },
): Promise<number[]> {
  const before = countMails(folder, addresses);
  await query(
    databaseUrl,
    `update responses set sent_at = now() - interval '5 days', reminded_at = null, submitted_at = null
     where person_id in (select id from people where email in (${addresses.map((address) => `'${address}'`).join(', ')}))`,
  );
  const { db, pool, close } = connect(databaseUrl, () => undefined, 2);
  const jobs = await startJobs({ pool, kinds: [remindJob], onError: () => undefined, background: false });
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 4; n += 1) await jobs.enqueue(tx, remindJob, {});
  });
  await jobs.stop();
  await close();
  for (let waited = 0; waited < 100; waited += 1) {
    await sleep(200);
    if (countMails(folder, addresses).every((count, n) => count > (before[n] ?? 0))) break;
  }
  // Long enough for a second one to come, if one does.
  await sleep(5000);
  return countMails(folder, addresses).map((count, n) => count - (before[n] ?? 0));
}

function countMails(folder: string, addresses: readonly string[]): number[] {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return addresses.map((address) => mails.filter((mail) => mail.includes(`To: ${address}\n`)).length);
}
