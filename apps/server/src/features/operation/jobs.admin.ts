import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { drawTable, shortTime } from '../../kernel/admin/draw-table.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import { type FailingJob, listFailingJobs, retryJobs } from '../../kernel/jobs/queue-tables.ts';

/** `npm run admin -- jobs retry --all` */
export const jobsCommand: AdminCommand = {
  name: 'jobs',
  usage: '[retry id … | retry --all]',
  summary: 'Jobs that failed, for good or until the next attempt; has them tried again now.',
  details: [
    'What a job threw is in the server’s log, under its kind, and not in the database: it may hold an address.',
    'A running server takes up what is tried again within a second. What failed for good is kept for a week.',
  ],
  async run({ db }, args) {
    const { positionals, values } = readOptions(args, { all: { type: 'boolean' } });
    const [what, ...ids] = positionals;
    if (what === undefined) return draw(await listFailingJobs(db));
    if (what !== 'retry') throw new AdminError('Say retry, with ids or --all, or nothing for the list.');
    if (ids.length === 0 && !values.all) throw new AdminError('Name the jobs’ ids, or say --all.');
    const failing = await listFailingJobs(db);
    const strange = ids.find((id) => !failing.some((job) => job.id === id));
    if (strange !== undefined) throw new AdminError(`No failing job has the id ${strange}.`);
    const chosen = values.all ? failing.map(({ id }) => id) : ids;
    await retryJobs(db, chosen);
    return chosen.length === 1
      ? '1 job is tried again now.\n'
      : `${chosen.length} jobs are tried again now.\n`;
  },
};

const nextAttempt: Record<FailingJob['state'], (next: Date) => string> = {
  failed: () => 'never',
  retry: shortTime,
  active: () => 'now',
};

function draw(jobs: readonly FailingJob[]): string {
  if (jobs.length === 0) return 'No job has failed.\n';
  const lines = jobs.map(({ id, kind, state, attempts, since, next }) => [
    id,
    kind,
    attempts,
    shortTime(since),
    nextAttempt[state](next),
  ]);
  return drawTable([['job', 'kind', 'attempts', 'since (UTC)', 'next attempt'], ...lines]);
}
