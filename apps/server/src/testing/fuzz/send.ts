import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './requests.ts';
import type { World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

/** What is waited for at most: whoever takes longer hangs. */
export const patience = 15_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

const fill = (text: string, { places }: World) =>
  text.replace(/‹([^‹›]*)›/g, (_, name: string) => places.get(name) ?? name);

let visitors = 0;
/** Each request comes from an address of its own, so that limits do not keep everything else out of sight. */
function visitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Sends a request over HTTP and reads the answer to its end, or the first piece of one that has no end. A connection
 * that was kept open may be closed just then, as the protocol allows; a fresh one may not, unless the server is done
 * before everything was sent: with a head that is longer than it reads (431), or a body where none has a meaning.
 */
export async function send(port: number, request: FuzzRequest, world: World): Promise<Answer> {
  try {
    return await sendOver(agent, port, request, world);
  } catch {
    return await sendOver(new http.Agent(), port, request, world).catch((error) => {
      if (headLength(request, world) > http.maxHeaderSize || hasNeedlessBody(request))
        return { status: 431, headers: {}, body: '', ms: 0 };
      throw error;
    });
  }
}

const hasNeedlessBody = ({ method, body }: FuzzRequest) =>
  body !== null && (method === 'GET' || method === 'HEAD');

function headLength({ url, headers }: FuzzRequest, world: World): number {
  return [url, ...Object.values(headers)].reduce((sum, text) => sum + pathOf(fill(text, world)).length, 0);
}

function sendOver(agent: http.Agent, port: number, request: FuzzRequest, world: World): Promise<Answer> {
  const began = performance.now();
  const proof = world.proofs[request.actor];
  const body = request.body === null ? null : Buffer.from(fill(request.body, world));
  const headers: Record<string, string> = { 'x-forwarded-for': visitor(), ...proof };
  for (const [name, value] of Object.entries(request.headers)) headers[name] = fill(value, world);
  // An empty one stands for none: as somebody at the machine itself sends it.
  if (headers['x-forwarded-for'] === '') delete headers['x-forwarded-for'];
  if (body !== null && headers['transfer-encoding'] === undefined)
    headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const wire = http.request({
      agent,
      host: '127.0.0.1',
      port,
      method: request.method,
      path: pathOf(fill(request.url, world)),
      headers,
      timeout: patience,
    });
    wire.on('timeout', () => wire.destroy(new Error(`no answer within ${patience} ms`)));
    wire.on('error', reject);
    wire.on('response', (answer) => {
      const pieces: Buffer[] = [];
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decode(Buffer.concat(pieces), answer.headers['content-encoding']),
          ms: performance.now() - began,
        });
      const endless =
        request.call.endsWith('/events') && answer.headers['content-type']?.includes('event-stream');
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

export const closeConnections = () => agent.destroy();
