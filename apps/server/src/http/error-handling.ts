import { messages } from '@fourfold/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from './app-error.ts';
import { translateError } from './translate-error.ts';

/** Whatever a route throws becomes one answer; what nobody foresaw is logged once and told to nobody. */
export function errorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    let known = translateError(error);
    if (known === null) {
      request.log.error({ err: error }, 'unforeseen');
      known = new AppError('internal', messages.unexpected);
    } else if (known.status === 503) {
      request.log.warn({ err: error }, 'unavailable');
    }
    const { retryAfter } = known.details;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply.code(known.status).send(known.toBody());
  });

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (isPage && app.answerNotFoundPage !== undefined) return app.answerNotFoundPage(request, reply);
    return reply.code(404).send(notFound().toBody());
  });
}
