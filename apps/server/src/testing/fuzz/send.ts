import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { usualBody } from '../../kernel/http/body-limit.ts';
import type { FuzzRequest } from './requests.ts';
import type { World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

/** What is waited for at most: what takes longer hangs. */
export const patience = 15_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

const fill = (text: string, { places }: World) =>
  text.replace(/‹([^‹›]*)›/g, (_, name: string) =>
    name === 'unique' ? String(visitors) : (places.get(name) ?? name),
  );

let visitors = 0;
/** Each request comes from an address of its own, so that limits do not keep everything else out of sight. */
function visitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** A request as it goes on the wire. */
export interface Composed {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export function compose(request: FuzzRequest, world: World): Composed {
  const body = request.body === null ? null : Buffer.from(fill(request.body, world));
  const headers: Record<string, string> = { 'x-forwarded-for': visitor(), ...world.proofs[request.actor] };
  for (const [name, value] of Object.entries(request.headers)) headers[name] = fill(value, world);
  // An empty one stands for none: as someone at the machine itself sends it.
  if (headers['x-forwarded-for'] === '') delete headers['x-forwarded-for'];
  if (body !== null && headers['transfer-encoding'] === undefined)
    headers['content-length'] = String(body.length);
  const { call, method } = request;
  return { call, method, path: pathOf(fill(request.url, world)), headers, body };
}

/**
 * Sends a request over HTTP and reads the answer to its end, or the first piece of one that has no end. A connection
 * that was kept open may be closed just then, as the protocol allows; a fresh one may not, unless the server is done
 * before everything was sent: with a head that is longer than it reads (431), a body that is longer (413), or one where
 * none has a meaning.
 */
export async function send(port: number, request: FuzzRequest, world: World): Promise<Answer> {
  const began = performance.now();
  const { bytes, ...answer } = await transmit(port, compose(request, world));
  const body = decode(bytes, answer.headers['content-encoding']);
  return { ...answer, body, ms: performance.now() - began };
}

export interface Received {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As they came, possibly compressed. */
  readonly bytes: Buffer;
}

export async function transmit(port: number, composed: Composed): Promise<Received> {
  try {
    return await transmitOver(agent, port, composed);
  } catch {
    return await transmitOver(new http.Agent(), port, composed).catch((error) => {
      const status = refusedBy(composed);
      if (status === null) throw error;
      return { status, headers: {}, bytes: Buffer.alloc(0) };
    });
  }
}

function refusedBy({ method, path, headers, body }: Composed): number | null {
  const head = [path, ...Object.values(headers)].reduce((sum, text) => sum + text.length, 0);
  if (head > http.maxHeaderSize) return 431;
  if (body === null) return null;
  if (body.length > usualBody) return 413;
  return method === 'GET' || method === 'HEAD' ? 431 : null;
}

function transmitOver(
  agent: http.Agent,
  port: number,
  { call, method, path, headers, body }: Composed,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const wire = http.request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: patience });
    wire.on('timeout', () => wire.destroy(new Error(`no answer within ${patience} ms`)));
    wire.on('error', reject);
    wire.on('response', (answer) => {
      const pieces: Buffer[] = [];
      const { statusCode: status = 0, headers } = answer;
      const done = () => resolve({ status, headers, bytes: Buffer.concat(pieces) });
      const endless = call.endsWith('/events') && headers['content-type']?.includes('event-stream');
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (!endless) return;
        done();
        wire.destroy();
      });
      answer.on('end', done);
      answer.on('error', reject);
    });
    if (body === null) wire.end();
    else wire.end(body);
  });
}

/** A request line takes visible characters only; the rest goes percent-encoded, as every client would send it. */
const pathOf = (url: string) =>
  url.replace(/[^\u0021-\u007e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding !== 'gzip') return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    return '';
  }
}

/** The port on which the app listens, from now on. */
export async function listening(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export const closeConnections = () => agent.destroy();
