import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Did this request start on this machine? The connection must be local, must not have come through a proxy (which
 * would be local too), and must name this machine, so that a web page elsewhere cannot reach it under another name.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw;
  const proxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return loopback.has(socket.remoteAddress ?? '') && !proxied && localHosts.test(headers.host ?? '');
}
