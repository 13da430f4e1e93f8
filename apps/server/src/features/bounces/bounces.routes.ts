import { createHmac } from 'node:crypto';
import { reportBounces } from '@fourfold/contract/calls';
import { bounceSignatureHeader, messages } from '@fourfold/contract/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../../kernel/http/app-error.ts';
import { wellFormed } from '../../kernel/http/json-body.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { sameText } from '../../kernel/signing/signer.ts';
import { markBounced } from './bounces.ts';

interface BounceParts extends Pick<Parts, 'db' | 'clock'> {
  /** Without it there is no webhook. */
  readonly key: string | undefined;
}

/** The mail service signs the body as it was sent, so those bytes are kept beside what they mean. */
const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** In a scope of its own, where bodies are read in this way. */
export async function bounceRoutes(
  app: FastifyInstance,
  serveOnScope: (scope: FastifyInstance) => Serve,
  parts: BounceParts,
): Promise<void> {
  await app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser('error', 'error');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      rawBodies.set(request, body as Buffer);
      return parseJson(request, wellFormed(body.toString()), done);
    });
    serveOnScope(scope)(reportBounces, async ({ body, request }) => {
      requireSignature(parts.key, request);
      let marked = 0;
      for (const event of body.events) marked += await markBounced(parts.db, event, parts.clock());
      return { marked };
    });
  });
}

function requireSignature(key: string | undefined, request: FastifyRequest): void {
  if (key === undefined) throw notFound();
  const mac = createHmac('sha256', key)
    .update(rawBodies.get(request) ?? '')
    .digest('hex');
  const given = String(request.headers[bounceSignatureHeader] ?? '');
  if (!sameText(given, `sha256=${mac}`)) throw new AppError('link_invalid', messages.signatureInvalid());
}
