import { Agent, request } from 'node:http';

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

/** What every browser says: answers come packed. Nobody unpacks them here. */
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export type Client = (path: string, call?: Call) => Promise<string>;

/** Calls one server over connections that stay open, as browsers do, with as little work of its own as possible. */
export function clientOf(url: string): Client {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const type =
        sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': sent.length };
      const call = request(
        { hostname, port, path, method, agent, headers: { ...headers, ...type } },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(pieces).toString();
            if ((answer.statusCode ?? 500) < 400) resolve(text);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
          });
        },
      );
      call.on('error', reject);
      call.end(sent);
    });
}
