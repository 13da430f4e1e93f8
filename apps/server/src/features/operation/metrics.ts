import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import { isFromThisMachine } from '../../kernel/http/local-only.ts';
import { listFailingJobs } from '../../kernel/jobs/queue-tables.ts';
import { sameText } from '../../kernel/signing/signer.ts';

/** Figures for an operator, in Prometheus' format. From outside only with the configured token. */
export function metricRoutes(app: FastifyInstance, db: Database, token: string | undefined): void {
  const register = new Registry();
  // Twice a second tells of a thread that is held up; the usual hundred times would keep the processor awake.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 500 });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  countStates(register, {
    name: 'fourfold_failed_jobs',
    help: 'Jobs that have failed: for good (failed), or until the next attempt (retry)',
    states: ['failed', 'retry'],
    read: async () => {
      const jobs = await listFailingJobs(db);
      const failed = jobs.filter(({ state }) => state === 'failed').length;
      return { failed, retry: jobs.length - failed };
    },
  });
  countStates(register, {
    name: 'fourfold_mails',
    help: 'E-mails that wait (queued), and those that were given up and can be sent again (given_up)',
    states: ['queued', 'given_up'],
    read: async () => {
      const { rows } = await sql<{ queued: number; given_up: number }>`
        select count(*) filter (where state = 'queued') as queued,
          count(*) filter (where state = 'given_up') as given_up
        from mails where content is not null and state in ('queued', 'given_up')`.execute(db);
      return rows[0] ?? { queued: 0, given_up: 0 };
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!isFromThisMachine(request) && !(token !== undefined && sameText(bearer, token))) throw notFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

interface Counted<State extends string> {
  readonly name: string;
  readonly help: string;
  readonly states: readonly State[];
  readonly read: () => Promise<Readonly<Record<State, number>>>;
}

/** Read when someone asks. While the database does not answer there is no number, rather than a wrong one. */
function countStates<State extends string>(register: Registry, counted: Counted<State>): void {
  const { name, help, states, read } = counted;
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      const found = await read().catch(() => null);
      if (found !== null) for (const state of states) this.set({ state }, found[state]);
    },
  });
}
