import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { notFound } from '../../kernel/http/app-error.ts';
import { isFromThisMachine } from '../../kernel/http/local-only.ts';
import { sameText } from '../../kernel/signing/signer.ts';

/** Figures for an operator, in Prometheus' format. From outside only with the configured token. */
export function metricRoutes(app: FastifyInstance, token: string | undefined): void {
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
