import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { usualBody } from './http/body-limit.ts';
import { trustNearestProxy } from './http/client-address.ts';
import { errorHandling } from './http/error-handling.ts';
import { jsonBodies } from './http/json-body.ts';
import { seldom } from './http/logger.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { allRoutes } from './routes.ts';

/** Builds the whole server without listening: what the tests inject into is what runs. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY && trustNearestProxy,
    genReqId: () => randomUUID(),
    // Of what is no call of the API; each of those has its own.
    bodyLimit: usualBody,
    // What still arrives on a connection in use while the server stops is answered like anything else, as the last one.
    return503OnClosing: false,
    // A client that sends slowly, or nothing, gives its connection back; two minutes are a megabyte on a bad line.
    requestTimeout: 120_000,
    connectionTimeout: 300_000,
    http: { headersTimeout: 20_000 },
    // An address that cannot be decoded takes the usual way to the answer that there is no such thing.
    rewriteUrl: ({ url = '/' }) => decodable(url),
  });
  limitConnections(app, config.MAX_CONNECTIONS);
  securityHeaders(app, config.APP_URL.startsWith('https:'));
  requestLog(app);
  errorHandling(app);
  jsonBodies(app);
  await app.register(formbody);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] });

  await allRoutes(app, parts);
  return app;
}

/** One connection more is closed before it costs anything. The log says so once a minute, as it is a setting's doing. */
function limitConnections(app: FastifyInstance, most: number): void {
  const full = seldom(() => app.log.warn({ most }, 'connections were refused: MAX_CONNECTIONS are open'));
  app.server.maxConnections = most;
  app.server.on('drop', () => full(new Error('full')));
}

/** The same address, with what is no encoding written out. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
