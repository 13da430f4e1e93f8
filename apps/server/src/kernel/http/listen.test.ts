import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeWithin, listen } from './listen.ts';

it('a half-sent request keeps nobody from stopping, and a running one may end', async () => {
  const app = Fastify();
  const arrived = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    arrived.resolve();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return 'done';
  });
  app.post('/slow', async () => 'never');
  await listen(app, { HOST: '127.0.0.1', PORT: 0 });
  const { port } = app.server.address() as AddressInfo;
  const half = connect(port, '127.0.0.1');
  await once(half, 'connect');
  half.on('error', () => undefined);
  half.resume();
  half.write('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await arrived.promise;

  const began = performance.now();
  const cut = once(half, 'close');
  await closeWithin(app, 600);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await (await slow).text()).toBe('done');
  await cut;
});

it('an address that cannot be listened on is said with the setting that names it', async () => {
  const first = Fastify();
  await listen(first, { HOST: '127.0.0.1', PORT: 0 });
  const { port } = first.server.address() as AddressInfo;
  await expect(listen(Fastify(), { HOST: '127.0.0.1', PORT: port })).rejects.toThrow(
    `The setting PORT names port ${port}, which is in use. Stop what uses it, or set another one.`,
  );
  await first.close();
  await expect(listen(Fastify(), { HOST: '192.0.2.1', PORT: 0 })).rejects.toThrow(
    'The setting HOST names 192.0.2.1, which is no address of this machine (EADDRNOTAVAIL).',
  );
  await expect(listen(Fastify(), { HOST: 'no-such-host.invalid', PORT: 0 })).rejects.toThrow(
    'The setting HOST names no-such-host.invalid, which is no address of this machine',
  );
});
