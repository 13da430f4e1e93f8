import { messages, pageAt } from '@fourfold/contract/words';
import type { FastifyInstance } from 'fastify';
import { allowedMethods } from './allowed-methods.ts';
import { AppError, notFound } from './app-error.ts';
import { translateError } from './translate-error.ts';

/** Whatever a route throws becomes one answer; what nobody foresaw is logged once and told to nobody. */
export function errorHandling(app: FastifyInstance): void {
  const methodsOf = allowedMethods(app);
  app.setErrorHandler((error, request, reply) => {
    // A part of a file that it does not have. No call of ours answers this; how long the file is stands beside it.
    if ((error as { statusCode?: number }).statusCode === 416) return reply.code(416).send();
    let known = translateError(error);
    if (known === null) {
      request.log.error({ err: error }, 'unforeseen');
      known = new AppError('internal', messages.unexpected());
    } else if (known.status === 503) {
      request.log.warn({ err: error }, 'unavailable');
    }
    const { retryAfter } = known.details;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    // Whatever the route was about to send, this is no file and no page.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
    return reply.code(known.status).send(known.toBody());
  });

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '/';
    const allowed = pageAt(address) === null ? methodsOf(address) : ['GET', 'HEAD', ...methodsOf(address)];
    if (allowed.length > 0) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      return reply.code(405).send(new AppError('method_not_allowed', messages.methodNotAllowed()).toBody());
    }
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (isPage && app.answerNotFoundPage !== undefined) return app.answerNotFoundPage(request, reply);
    return reply.code(404).send(notFound().toBody());
  });
}
