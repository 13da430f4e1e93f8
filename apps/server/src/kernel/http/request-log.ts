import type { FastifyInstance } from 'fastify';

/** Every answer carries the id under which the log knows its request; one line a request, without its address. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request');
  });
}
