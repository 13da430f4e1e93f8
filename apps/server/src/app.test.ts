import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { operations } from '@fourfold/contract/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from './testing/open-test-app.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ METRICS_TOKEN: 'a-token-of-16-chars' });
});
const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('the server', () => {
  it('serves every operation of the contract', () => {
    const missing = operations.filter(({ method, path }) => !t.app.hasRoute({ method, url: `/api${path}` }));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('serves nothing below /api that the contract does not list', () => {
    const listed = new Set(operations.map(({ method, path }) => `${method} /api${path}`));
    const routes = [...t.app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/\S+) \(([^)]+)\)/g)];
    const served = routes.flatMap(([, url, methods = '']) =>
      methods.split(', ').map((method) => `${method} ${url}`),
    );
    const own = ['GET /api/openapi.json', 'GET /api/docs'];
    expect(
      served.filter((name) => !name.startsWith('HEAD') && !listed.has(name) && !own.includes(name)),
    ).toEqual([]);
  });

  it('describes itself', async () => {
    const answer = await t.app.inject({ url: '/api/openapi.json' });
    expect(Object.keys(answer.json().paths)).toContain('/leads');
    expect((await t.app.inject({ url: '/api/docs' })).body).toContain('POST /leads');
    const bodyOf = (path: string) =>
      answer.json().paths[path].post.requestBody.content['application/json'].schema.properties;
    // As long as they may be, without what is taken off before they are checked.
    expect(bodyOf('/auth/register').first_name.maxLength).toBe(80);
    expect(bodyOf('/auth/register').email.maxLength).toBe(254);
    expect(answer.body).not.toContain('"longest"');
    expect(bodyOf('/auth/tokens').days).toMatchObject({ type: 'number', enum: [30, 90, 365] });
  });

  it('answers unknown calls and broken bodies in the same shape as everything else', async () => {
    expect((await t.app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 'not_found' });
    const headers = { 'content-type': 'application/json' };
    const broken = await t.app.inject({ method: 'POST', url: '/api/leads', payload: '{"a":', headers });
    expect([broken.statusCode, broken.json().code]).toEqual([422, 'invalid']);
    const huge = await t.app.inject({
      method: 'POST',
      url: '/api/leads',
      payload: { a: 'x'.repeat(1_100_000) },
    });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large']);
    const proto = await t.app.inject({
      method: 'POST',
      url: '/api/leads',
      payload: '{"__proto__":{}}',
      headers,
    });
    expect(proto.statusCode).toBe(422);
  });

  it('gives every request an id and logs it without its address', async () => {
    const answer = await t.app.inject({ url: '/api/nothing?e=1&s=secret-signature' });
    const id = String(answer.headers['x-request-id']);
    const line =
      t
        .logged()
        .split('\n')
        .find((entry) => entry.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', status: 404, msg: 'request' });
    expect(t.logged()).not.toContain('secret-signature');
  });

  it('sets the security headers on every answer', async () => {
    const { headers } = await t.app.inject({ url: '/healthz' });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is alive, and ready when the database is', async () => {
    expect((await t.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await t.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
    await sql`alter table migrations rename to elsewhere`.execute(t.db);
    expect((await t.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await sql`alter table elsewhere rename to migrations`.execute(t.db);
  });

  it('shows its metrics to this machine and to anyone who has the token', async () => {
    const status = async (options: object) =>
      (await t.app.inject({ url: '/metrics', ...options })).statusCode;
    expect(await status(local)).toBe(200);
    expect(await status({ remoteAddress: '10.0.0.1' })).toBe(404);
    expect(await status({ ...local, headers: { host: 'localhost', 'x-forwarded-for': '1.2.3.4' } })).toBe(
      404,
    );
    expect(await status({ ...local, headers: { host: 'evil.example' } })).toBe(404);
    const bearer = { authorization: 'Bearer a-token-of-16-chars' };
    expect(await status({ remoteAddress: '10.0.0.1', headers: bearer })).toBe(200);
    const { body } = await t.app.inject({ url: '/metrics', ...local });
    expect(body).toContain('fourfold_failed_jobs{state="failed"} 0');
    expect(body).toContain('fourfold_mails{state="queued"} 0');
  });
});

describe('open connections', () => {
  it('are as many as the setting says; one more is closed, and the log says why', async () => {
    const small = await createTestApp({ MAX_CONNECTIONS: '10' });
    await small.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = small.app.server.address() as AddressInfo;
    const sockets: Socket[] = [];
    for (let count = 0; count < 11; count += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      sockets.push(socket.resume());
    }
    const [first, last] = [sockets[0], sockets.at(-1)] as [Socket, Socket];
    await once(last, 'close');
    expect(first.destroyed).toBe(false);
    expect(small.logged()).toContain('connections were refused');
    for (const socket of sockets) socket.destroy();
  });
});

describe('a connection that is kept open', () => {
  it('answers the next request, however much the one before brought that nobody reads', async () => {
    const own = await openTestApp(t.databaseUrl);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as AddressInfo;
      const body = Buffer.alloc(200_000, 'x');
      const packed = { 'content-encoding': 'gzip', 'content-length': body.length };
      for (let times = 0; times < 20; times += 1) {
        expect(await ask({ agent, port, path: '/api/auth/sessions', headers: packed }, body)).toBe(401);
        expect(await ask({ agent, port, path: '/healthz' })).toBe(200);
      }
    } finally {
      agent.destroy();
      await own.close();
    }
  });
});

/** The status of an answer, which has to come within two seconds. */
async function ask(options: RequestOptions, body?: Buffer): Promise<number | undefined> {
  const sent = request({ host: '127.0.0.1', signal: AbortSignal.timeout(2000), ...options });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await text(answer);
  return answer.statusCode;
}

describe('an orderly stop', () => {
  it('answers a request that was half there when it began, and closes the connection', async () => {
    const { app, close } = await openTestApp(t.databaseUrl);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const heard = text(socket);
    socket.write('GET /healthz HTTP/1.1\r\n');
    const [arriving] = (await once(app.server, 'connection')) as [Socket];
    while (arriving.bytesRead === 0) await new Promise(setImmediate);
    const closed = close();
    await new Promise(setImmediate);
    expect(app.server.listening).toBe(false);
    socket.write('host: x\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close/is);
    await closed;
  });
});
