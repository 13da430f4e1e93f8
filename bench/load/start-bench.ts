import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseAll } from '../../apps/server/src/features/culture/2-release/release-job.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { openCluster } from '../../apps/server/src/kernel/database/embedded/cluster.ts';
import { runningPostmaster } from '../../apps/server/src/kernel/database/embedded/postmaster.ts';
import { startProduct } from '../../tests/support/product.ts';
import { fillCompany } from '../culture/fill-company.ts';
import { startFloor } from './floor.ts';
import type { Bench } from './parts.ts';
import { createReport } from './report.ts';
import { addRespondents, key } from './respondents.ts';

interface Wanted {
  readonly submitted: number;
  /** For each line of the report. */
  readonly seconds?: number;
  /** Called once database and product have been started, before there is anyone in them. */
  readonly started?: () => void;
}

/** A product on a database and a data folder of its own, with people in it. Told to stop, it leaves nothing behind. */
export async function startBench({ submitted, seconds = 10, started }: Wanted): Promise<{
  bench: Bench;
  end: () => Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-load-'));
  const parts = new AsyncDisposableStack();
  let ending: Promise<void> | undefined;
  // A second caller waits for the first, or the process would be gone before the database is.
  const end = () => (ending ??= parts.disposeAsync());
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // What fails now fails because its other half is being taken down.
      process.on('uncaughtException', () => undefined);
      void end().finally(() => process.exit(1));
    });
  }
  const cluster = await openCluster(path.join(folder, 'database'));
  parts.defer(cluster.stop);
  const databaseUrl = cluster.url('postgres');
  const product = await startProduct(path.join(folder, 'data'), {
    DATABASE_URL: databaseUrl,
    APP_KEY: key,
    TRUST_PROXY: 'true',
  });
  parts.defer(product.stop);
  started?.();
  const { db, pool, close } = connect(databaseUrl, (error) => console.error(error.message));
  parts.defer(close);
  const floor = await startFloor();
  parts.defer(floor.end);
  const company = await fillCompany(db, submitted);
  // As the product does by itself once in a while, for all of them at once, in the middle of whatever is measured.
  await releaseAll({ db, clock: () => new Date() });
  const { id: organisationId, roundId } = company;
  const respondents = await addRespondents(pool, { organisationId, roundId, count: 200 });
  // What filling it has left PostgreSQL to do would be measured with whatever comes first.
  for (const tidying of ['vacuum analyze', 'checkpoint']) await pool.query(tidying);
  const workFolder = path.join(folder, 'work');
  return {
    bench: {
      seconds,
      report: createReport(),
      product,
      postmaster: runningPostmaster(cluster.folder)?.pid ?? 0,
      databaseUrl,
      pool,
      floor,
      company,
      respondents,
      workFolder,
    },
    end,
  };
}
