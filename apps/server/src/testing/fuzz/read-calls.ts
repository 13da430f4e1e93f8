import type { FastifyInstance } from 'fastify';

/** As much of JSON Schema as our description uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** A call as an attacker reads it in our own description. */
export interface FuzzCall {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
}

interface Described {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** Every call of the API, from the document that it publishes about itself, and what is served beside it. */
export async function readCalls(app: FastifyInstance): Promise<FuzzCall[]> {
  const document = (await app.inject('/api/openapi.json')).json();
  const paths = Object.entries(document.paths as Record<string, Record<string, Described>>);
  const described = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      id: call.operationId,
      method: method.toUpperCase(),
      path: `/api${path}`,
      parameters: call.parameters,
      body: call.requestBody?.content['application/json'].schema ?? null,
    })),
  );
  return [...described, ...beside.map(besideCall)];
}

/** Addresses that are no calls of the API: pages, files, personal links, what operators look at. */
const beside = [
  'GET /',
  'POST /',
  'GET /{page}',
  'GET /{page}/{page}',
  'GET /dashboard/people/{responseId}',
  'GET /survey/responses/{responseId}',
  'POST /survey/responses/{responseId}',
  'GET /downloads/{file}',
  'GET /logos/{logoId}',
  'GET /leads/forget',
  'POST /leads/forget',
  'GET /mails/digests/end',
  'POST /mails/digests/end',
  'GET /mails/weekly/end',
  'POST /mails/weekly/end',
  'GET /mailbox',
  'GET /mailbox/{file}',
  'GET /metrics',
  'GET /healthz',
  'GET /readyz',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /api/survey/culture/events',
  'GET /api/{page}',
  'GET /sitemap.xml',
  'GET /assets/{file}',
] as const;

function besideCall(line: string): FuzzCall {
  const [method = 'GET', path = '/'] = line.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path' as const, required: true, schema: {} }));
  const inQuery = ['e', 's', 'a', 'o', 'u'].map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' },
  }));
  return { id: line, method, path, parameters: [...inPath, ...inQuery], body: method === 'POST' ? {} : null };
}
