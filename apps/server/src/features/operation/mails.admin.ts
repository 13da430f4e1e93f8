import { sql } from 'kysely';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { drawTable, shortTime } from '../../kernel/admin/draw-table.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import type { Database } from '../../kernel/database/database.ts';

/** `npm run admin -- mails retry` */
export const mailsCommand: AdminCommand = {
  name: 'mails',
  usage: '[retry]',
  summary:
    'How many e-mails wait and were sent, why some wait, and those that were given up; queues the latter again.',
  details: [
    'A running server gives an e-mail that is queued again its job within ten minutes, at its start at once. What one',
    'that was given up says is kept for a month; older ones cannot be sent any more.',
  ],
  async run({ db, now }, args) {
    const [what] = readOptions(args, {}, 1).positionals;
    if (what !== undefined && what !== 'retry') throw new AdminError('Say retry, or nothing for the list.');
    if (what === 'retry') {
      const queued = await db
        .updateTable('mails')
        .set({ state: 'queued', waits_since: now, problem: null, settled_at: null })
        .where('state', '=', 'given_up')
        .where('content', 'is not', null)
        .returning('id')
        .execute();
      return queued.length === 1 ? '1 e-mail waits again.\n' : `${queued.length} e-mails wait again.\n`;
    }
    const counts = await db
      .selectFrom('mails')
      .select(['state', sql<number>`count(*)`.as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    const givenUp = await db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'settled_at', 'problem'])
      .where('state', '=', 'given_up')
      .where('content', 'is not', null)
      .orderBy('settled_at')
      .execute();
    if (counts.length === 0) return 'No e-mail was ever written.\n';
    const list = givenUp.map((mail) => [
      shortTime(mail.settled_at ?? now),
      mail.kind,
      mail.recipient,
      mail.problem ?? '',
    ]);
    const waiting = await listWaiting(db);
    return [
      drawTable([['state', 'e-mails'], ...counts.map(({ state, count }) => [state, count])]),
      ...(waiting.length === 0
        ? []
        : [drawTable([['waiting', 'since (UTC)', 'why the last attempt failed'], ...waiting])]),
      ...(list.length === 0 ? [] : [drawTable([['given up (UTC)', 'kind', 'to', 'why'], ...list])]),
    ].join('\n');
  },
};

const mostReasons = 10;

/** Why those that wait have not left, by what the mail server or the way to it said last. */
async function listWaiting(db: Database): Promise<(string | number)[][]> {
  const rows = await db
    .selectFrom('mails')
    .select(['problem', sql<number>`count(*)`.as('count'), sql<Date>`min(waits_since)`.as('since')])
    .where('state', '=', 'queued')
    .where('problem', 'is not', null)
    .groupBy('problem')
    .orderBy(sql`count(*)`, 'desc')
    .limit(mostReasons)
    .execute();
  return rows.map(({ problem, count, since }) => [count, shortTime(since), problem ?? '']);
}
