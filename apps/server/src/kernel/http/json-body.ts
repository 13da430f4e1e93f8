import type { FastifyInstance } from 'fastify';

/** An escape of JSON: a whole pair of surrogates, half of one, or any other. */
const jsonEscape =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/**
 * JSON whose texts are texts. Its escapes can say half of a character, which JavaScript keeps and PostgreSQL refuses
 * to keep in JSON; such a half becomes the sign for what cannot be read. Only escapes can: bytes that are no UTF-8 have
 * been replaced in this way already.
 */
export const wellFormed = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json)
    ? json.replace(jsonEscape, (whole, half) => (half === undefined ? whole : '\\ufffd'))
    : json;

/** In the place of Fastify's own parser, which still does the parsing and refuses what would poison a prototype. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, wellFormed(String(body)), done),
  );
}
