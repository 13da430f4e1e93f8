import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from './access.ts';
import { errorHandling } from './error-handling.ts';
import { createLiveStreams, type IdentifyAgain } from './live-streams.ts';

const person: Caller = {
  userId: 'ann',
  sessionId: 's1',
  apiToken: null,
  emailVerified: true,
  lacksSecondStep: false,
  membership: { userId: 'u', organisationId: 'o', role: 'manager', grants: [], departments: ['a', 'b'] },
};
const kind = { name: 'test', most: 2 };
let caller: Caller;
let today: IdentifyAgain;
let address: string;
let questions: number;
const app = () => {
  const server = Fastify();
  errorHandling(server);
  const streams = createLiveStreams(async (callers) => {
    questions += 1;
    return await today(callers);
  }, 3);
  server.get('/stream', async (_request, reply) => {
    streams.requireRoom();
    streams.open(reply, kind, caller).send('hello', {});
  });
  server.addHook('preClose', async () => streams.endAll());
  return server;
};
let server: ReturnType<typeof app>;
beforeEach(async () => {
  caller = person;
  questions = 0;
  today = async (callers) => new Map(callers.map((one) => [one.sessionId ?? '', one]));
  server = app();
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

/** What a stream says until it ends. */
async function listen() {
  const answer = await fetch(`${address}/stream`);
  const end = answer.text();
  return { status: answer.status, headers: answer.headers, end };
}
const openFor = (ms: number, end: Promise<string>) =>
  Promise.race([end.then(() => 'ended'), new Promise((done) => setTimeout(done, ms, 'open'))]);

it('one stream more than a person may have closes the oldest, which is told so', async () => {
  const [first, second, third] = [await listen(), await listen(), await listen()];
  expect(await first.end).toMatch(/event: replaced\ndata: \{\}\n\n$/);
  expect(await Promise.all([openFor(50, second.end), openFor(50, third.end)])).toEqual(['open', 'open']);
});

it('a token has places of its own beside its owner’s', async () => {
  const own = [await listen(), await listen()];
  caller = {
    ...person,
    sessionId: null,
    apiToken: { id: 't1', scopes: ['figures:read'], expiresAt: new Date(0) },
  };
  await listen();
  expect(await Promise.all(own.map(({ end }) => openFor(50, end)))).toEqual(['open', 'open']);
});

it('a node that holds as many as it can says when to come again', async () => {
  for (const userId of ['a', 'b', 'c']) {
    caller = { ...person, userId };
    await listen();
  }
  const refused = await listen();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(JSON.parse(await refused.end)).toMatchObject({ code: 'too_many' });
});

it.each([
  ['is over', () => new Map()],
  ['works elsewhere', () => ({ membership: { ...person.membership, organisationId: 'p' } })],
  ['has another role', () => ({ membership: { ...person.membership, role: 'viewer' } })],
  ['has other departments', () => ({ membership: { ...person.membership, departments: ['a'] } })],
  ['belongs to no organisation', () => ({ membership: null })],
  ['lacks a second step', () => ({ lacksSecondStep: true })],
])('a stream ends within two seconds when its session %s', async (_what, change) => {
  const { end } = await listen();
  const changed = change();
  today = async () =>
    changed instanceof Map ? changed : new Map([['s1', { ...person, ...changed } as Caller]]);
  expect(await openFor(2000, end)).toBe('ended');
});

it('goes on while nothing has changed, with one question a second for all of them', async () => {
  const streams = [await listen(), await listen()];
  // The database gives them in any order.
  today = async () =>
    new Map([['s1', { ...person, membership: { ...person.membership, departments: ['b', 'a'] } } as Caller]]);
  expect(await Promise.all(streams.map(({ end }) => openFor(2500, end)))).toEqual(['open', 'open']);
  expect(questions).toBeGreaterThan(0);
  expect(questions).toBeLessThanOrEqual(3);
});

it('goes on while the database is away for a moment', async () => {
  const { end } = await listen();
  today = () => Promise.reject(new Error('away'));
  expect(await openFor(1500, end)).toBe('open');
});
