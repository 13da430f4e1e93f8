import { operations } from '@fourfold/contract/calls';
import { operationOf } from '@fourfold/contract/schemas';
import { errorStatus, type Permission, type TokenScope, tokenScopes } from '@fourfold/contract/words';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi } from '../../features/operation/openapi.ts';
import type { Caller } from './access.ts';
import { errorHandling } from './error-handling.ts';
import { serveOn } from './serve.ts';

const member = (permission: Permission) =>
  ({ kind: 'member', permission, token: ['figures:read', 'write'] }) as const;
const rename = {
  id: 'rename',
  method: 'PATCH',
  path: '/things/:thingId',
  summary: 'Rename a thing.',
  access: member('organisation:manage'),
  params: z.object({ thingId: z.uuid() }),
  body: z.object({ name: z.string().min(1, 'Please name it.') }),
  response: z.object({ name: z.string() }),
} as const;
const look = {
  id: 'look',
  method: 'GET',
  path: '/look',
  summary: 'Look.',
  access: { kind: 'verified', token: 'never' },
} as const;

const list = {
  id: 'list',
  method: 'GET',
  path: '/things',
  summary: 'All of them.',
  access: { kind: 'verified', token: 'never' },
  response: z.object({ things: z.array(z.object({ name: z.string() })), total: z.number() }),
} as const;

const admin: Caller = {
  userId: 'u',
  sessionId: 's',
  apiToken: null,
  emailVerified: true,
  lacksSecondStep: false,
  membership: { userId: 'u', organisationId: 'o', role: 'admin', grants: [], departments: [] },
};
let caller: Caller | null;
let app: FastifyInstance;
let calls: number;
beforeEach(() => {
  caller = admin;
  calls = 0;
  app = Fastify();
  errorHandling(app);
  const limiter = {
    check: async () => undefined,
    use: async () => undefined,
    forgive: async () => undefined,
    giveBack: async () => undefined,
  };
  const serve = serveOn(app, { identify: async () => caller, limiter });
  serve(rename, async ({ body, caller: { reach } }) => {
    calls += 1;
    return { name: `${body.name} (${reach})`, secret: 'password' };
  });
  serve(look, async () => undefined);
  serve(list, async () => {
    const things = Array.from({ length: 5000 }, (_, n) => ({ name: `Thing ${n}`, secret: 'password' }));
    return { things, total: 5000 };
  });
});

const id = '01a1fc3e-92de-7201-a282-01aab9e75bfb';
const patch = (payload: unknown, thing = id) =>
  app.inject({ method: 'PATCH', url: `/api/things/${thing}`, payload: payload as object });

describe('a served operation', () => {
  it('answers only what the contract names', async () => {
    const answer = await patch({ name: 'Ann', admin: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Ann (organisation)' }]);
  });

  it('answers a long list like a short one', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/things' });
    const things = Array.from({ length: 5000 }, (_, n) => ({ name: `Thing ${n}` }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toBe(JSON.stringify({ things, total: 5000 }));
    const head = await app.inject({ method: 'HEAD', url: '/api/things' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('asks who calls before it looks at what they sent', async () => {
    caller = null;
    expect((await patch({})).json()).toMatchObject({ code: 'unauthenticated' });
    caller = { ...admin, emailVerified: false };
    expect((await patch({})).json()).toMatchObject({ code: 'email_not_verified' });
    caller = { ...admin, membership: null };
    expect((await patch({})).json()).toMatchObject({ code: 'forbidden' });
    caller = {
      ...admin,
      membership: { userId: 'u', organisationId: 'o', role: 'viewer', grants: [], departments: [] },
    };
    expect((await patch({})).json()).toMatchObject({ code: 'forbidden' });
    expect(calls).toBe(0);
  });

  it('takes an API token with every scope that it needs, and names the one that is missing', async () => {
    const program = (scopes: TokenScope[]) => ({
      ...admin,
      sessionId: null,
      apiToken: { id: 't', scopes, expiresAt: new Date(0) },
    });
    caller = program(['write', 'people:read']);
    expect((await patch({ name: 'x' })).json()).toEqual({
      code: 'scope_missing',
      message:
        'This API token lacks the scope “See scores” (figures:read). In Settings, create a token that has it.',
    });
    expect(calls).toBe(0);
    caller = program(['write', 'figures:read']);
    expect((await patch({ name: 'x' })).statusCode).toBe(200);
    caller = program(['figures:read', 'people:read', 'people:invite', 'write']);
    expect((await app.inject({ url: '/api/look' })).json().message).toBe(
      'An API token cannot do this. Please sign in.',
    );
  });

  it('refuses bad input by field and never reaches the handler', async () => {
    const answer = await patch({ name: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Please name it.',
      code: 'invalid',
      errors: { name: ['Please name it.'] },
    });
    expect((await patch({ name: 'x' }, 'not-an-id')).statusCode).toBe(422);
    expect((await patch([])).statusCode).toBe(422);
    expect(calls).toBe(0);
  });

  it('answers 204 where there is nothing to say', async () => {
    const answer = await app.inject({ url: '/api/look' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
});

describe('the description of the API', () => {
  it('names parameters, body, answer and the permission', () => {
    const { paths } = describeApi([rename], 'https://example.com');
    expect(paths['/things/{thingId}']?.patch).toMatchObject({
      operationId: 'rename',
      description: 'Needs `organisation:manage`. An API token needs `figures:read` and `write`.',
      security: [{ session: [] }, { apiToken: ['figures:read', 'write'] }],
      parameters: [{ name: 'thingId', in: 'path', required: true }],
      requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
      responses: { 200: { content: { 'application/json': { schema: { required: ['name'] } } } } },
    });
  });

  it('says where an API token will not do, and by which codes failures are told apart', () => {
    const { paths } = describeApi(operations.map(operationOf), 'https://example.com');
    const described = (path: string) => paths[path]?.post as { description: string; responses: object };
    expect(described('/auth/second-step').description).toBe('Needs a sign-in. Not by an API token.');
    expect(described('/auth/tokens').description).toBe('Needs `organisation:manage`. Not by an API token.');
    expect(described('/auth/tokens')).toMatchObject({ security: [{ session: [] }] });
    const profile = paths['/auth/my-profile']?.get;
    expect(profile).toMatchObject({
      description: 'Needs a sign-in. Any API token will do.',
      security: [{ session: [] }, { apiToken: [] }],
    });
    expect(described('/auth/login')).not.toHaveProperty('description');
    expect(described('/auth/login').responses).toMatchObject({
      403: { description: expect.stringMatching(/^Not allowed, or .*`code_needed`.*`second_step_missing`/) },
      410: { description: 'Gone (`gone`)' },
    });
    const everyCode = JSON.stringify(paths);
    for (const code of Object.keys(errorStatus)) expect(everyCode).toContain(`\`${code}\``);
    expect(everyCode).not.toContain('undefined (');
  });

  it('says what each scope of an API token covers', () => {
    const { apiToken } = describeApi(operations.map(operationOf), 'https://example.com').components
      .securitySchemes;
    for (const [scope, { covers }] of Object.entries(tokenScopes)) {
      expect(apiToken.description).toContain(`\`${scope}\`: ${covers()}`);
    }
  });

  it('has one entry for each operation, none twice', () => {
    const names = operations.map((one) => `${one.method} ${one.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(operations.map((one) => one.id)).size).toBe(operations.length);
  });
});
