import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { createReadiness } from '../../kernel/http/readiness.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers and takes what is saved. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const readiness = createReadiness(db);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const found = await readiness();
    if (found.ready) return { status: 'ready' };
    request.log.warn({ err: found.error }, `not ready: ${found.why}`);
    return reply.code(503).header('retry-after', '5').send({ status: found.why });
  });
}
