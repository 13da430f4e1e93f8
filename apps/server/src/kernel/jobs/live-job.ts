import { type RawBuilder, sql } from 'kysely';
import type { JobKind } from './jobs.ts';

/**
 * Is there a job of this kind whose data names this value and that will still be done? One snapshot sees a row and
 * its job together, because both were committed together.
 */
export const hasLiveJob = <Data extends object>(
  kind: JobKind<Data>,
  key: keyof Data & string,
  value: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (select 1 from pgboss.job as live where live.name = ${kind.name}
    and live.state in ('created', 'retry', 'active') and live.data ->> ${sql.lit(key)} = ${value})`;
