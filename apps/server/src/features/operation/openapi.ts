import { errorBody, type Operation, statusOf } from '@fourfold/contract/schemas';
import { errorStatus, tokenScopes } from '@fourfold/contract/words';
import { z } from 'zod';

const statusTexts: Record<number, string> = {
  401: 'No or dead session, or a bad survey link',
  403: 'Not allowed, or something has to come first: a code, the password, a verified e-mail, two-step verification, a scope',
  404: 'Unknown or not yours',
  405: 'This address does not accept this kind of request',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  422: 'Invalid',
  429: 'Too many',
  500: 'A fault of ours',
  503: 'A part that it needs is down',
};

/** The description of the whole API, made from the same list that the server serves and the web app calls. */
export function describeApi(operations: readonly Operation[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fourfold', version: '1', description: 'Errors are described by the schema Error.' },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes,
    },
  };
}

const scopeList = Object.entries(tokenScopes)
  .map(([scope, { covers }]) => `\`${scope}\`: ${covers()}`)
  .join('\n- ');

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that a sign-in answers: everything that the person may do.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: `A token from Settings, which begins with \`ffa_\`. It may do what its scopes and its owner’s rights of today both allow; without \`people:read\` it gets the same figures as people who can’t see individual results. A call that needs a scope which the token lacks answers 403, \`scope_missing\`. Calls without this scheme take no API token.\n\n- ${scopeList}`,
  },
} as const;

/** Of an API token the scopes that it needs, which OpenAPI 3.1 lets stand as the roles of a scheme. */
function security(access: Operation['access']) {
  const needed = access.kind === 'public' || access.kind === 'link' ? 'never' : access.token;
  return needed === 'never' ? [{ session: [] }] : [{ session: [] }, { apiToken: [...needed] }];
}

function describe(operation: Operation) {
  const open = operation.access.kind === 'public' || operation.access.kind === 'link';
  return {
    operationId: operation.id,
    summary: operation.summary,
    ...(open ? {} : { description: needs(operation.access) }),
    security: open ? [] : security(operation.access),
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(operation.body, 'input')) } }),
    responses: {
      [statusOf(operation)]: {
        description: 'Success',
        ...(operation.response === undefined
          ? {}
          : { content: json(jsonSchema(operation.response, 'output')) }),
      },
      ...Object.fromEntries(
        [...new Set(Object.values(errorStatus))].map((status) => [status, failure(status)]),
      ),
    },
  };
}

function needs(access: Operation['access']): string {
  const right = access.kind === 'member' ? `Needs \`${access.permission}\`.` : 'Needs a sign-in.';
  if (access.kind === 'public' || access.kind === 'link' || access.token === 'never') {
    return `${right} Not by an API token.`;
  }
  const scopes = access.token.map((scope) => `\`${scope}\``).join(' and ');
  return scopes === '' ? `${right} Any API token will do.` : `${right} An API token needs ${scopes}.`;
}

/** The codes by which programs tell failures of one status apart. */
const codesOf = (status: number) =>
  Object.entries(errorStatus)
    .filter(([, one]) => one === status)
    .map(([code]) => `\`${code}\``)
    .join(', ');

const failure = (status: number) => ({
  description: `${statusTexts[status]} (${codesOf(status)})`,
  content: json({ $ref: '#/components/schemas/Error' }),
});
const json = (schema: unknown) => ({ 'application/json': { schema } });

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      if (typeof made.longest === 'number') made.maxLength = made.longest;
      delete made.longest;
    },
  });
  return rest;
}
