import type pg from 'pg';

/** More than machines of one installation differ by, and less than anybody would notice. */
const slack = "interval '2 minutes'";

/**
 * What a clock that was wrong has left behind after it was set back: marks from a time that has not come yet. pg-boss
 * would wait for them, with the clocked jobs and with everything that was put into the queue meanwhile, for as long as
 * the clock had been ahead.
 */
export async function mendClock(pool: pg.Pool): Promise<void> {
  const marks = async (table: string, columns: readonly string[]) => {
    const put = columns.map((column) => `${column} = least(${column}, now())`).join(', ');
    const ahead = columns.map((column) => `${column} > now() + ${slack}`).join(' or ');
    await pool.query(`update pgboss.${table} set ${put} where ${ahead}`);
  };
  await marks('version', ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on']);
  await marks('queue', ['monitor_on', 'maintain_on', 'monitor_claim_on']);
  await pool.query(
    `update pgboss.job set start_after = now(), created_on = now()
     where created_on > now() + ${slack} and state in ('created', 'retry')`,
  );
  await pool.query(
    `update pgboss.job set started_on = now() where started_on > now() + ${slack} and state = 'active'`,
  );
}
