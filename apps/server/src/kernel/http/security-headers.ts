import type { FastifyInstance } from 'fastify';

/** For every answer. Pages replace the policy by their own, which allows their scripts. */
const headers = {
  // Nothing is for a cache on the way, errors least of all; what may be kept says so itself.
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Addresses of personal links hold a signature: no other site is told where a visitor came from.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
