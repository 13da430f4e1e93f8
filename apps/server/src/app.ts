import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AllParts } from './feature.ts';
import { identifyAgain, identifyWith } from './features/identity/sessions/identify.ts';
import { features } from './features.ts';
import { usualBody } from './kernel/http/body-limit.ts';
import { trustNearestProxy } from './kernel/http/client-address.ts';
import { errorHandling } from './kernel/http/error-handling.ts';
import { jsonBodies } from './kernel/http/json-body.ts';
import { createLiveStreams } from './kernel/http/live-streams.ts';
import { seldom } from './kernel/http/logger.ts';
import { requestLog } from './kernel/http/request-log.ts';
import { securityHeaders } from './kernel/http/security-headers.ts';
import { serveOn } from './kernel/http/serve.ts';

/** Builds the whole server without listening: what the tests inject into is what runs. */
export async function buildApp(parts: AllParts): Promise<FastifyInstance> {
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
  // A packed body that nobody reads would keep its connection from ever bringing another request.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['gzip', 'identity'],
    // Up to here packing at once takes less than handing it to a thread, and a millisecond at most. A higher level takes
    // twice as long for a twentieth of the size. Most answers fit into 8 KB when they are packed.
    syncThreshold: 65_536,
    zlibOptions: { level: 3, chunkSize: 8192 },
    globalDecompression: false,
  });

  await allRoutes(app, parts);
  return app;
}

/** Everything that the server answers, feature by feature. */
async function allRoutes(app: FastifyInstance, parts: AllParts): Promise<void> {
  const identify = identifyWith(parts);
  const serveWithin = (scope: FastifyInstance) => serveOn(scope, { identify, limiter: parts.limiter });
  const streams = createLiveStreams((callers) => identifyAgain(parts, callers));
  const serving = { app, serve: serveWithin(app), serveWithin, identify, streams, parts };
  for (const { routes } of features) await routes?.(serving);
  // After what the features end: the writings say on their streams how they ended.
  app.addHook('preClose', async () => streams.endAll());
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
