import fc from 'fast-check';
import { fromSchema } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';
import type { FuzzCall, Parameter } from './read-calls.ts';
import { idRefs, links, ref } from './refs.ts';

export const actors = [
  'guest',
  'owner',
  'admin',
  'manager',
  'hiring',
  'viewer',
  'unverified',
  'apiToken',
  'cookie',
  'cookieAlone',
] as const;
export type ActorName = (typeof actors)[number];

/** A request with places in it: see refs.ts. */
export interface FuzzRequest {
  readonly call: string;
  readonly actor: ActorName;
  readonly method: string;
  /** Path and query as they go on the wire, but for the places. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export function requestsTo(calls: readonly FuzzCall[]): fc.Arbitrary<FuzzRequest> {
  const each = calls.map((call) => requestTo(call));
  return fc.nat(each.length - 1).chain((at) => each[at] as fc.Arbitrary<FuzzRequest>);
}

const actor = fc.oneof(
  { weight: 8, arbitrary: fc.constant<ActorName>('owner') },
  { weight: 3, arbitrary: fc.constant<ActorName>('viewer') },
  { weight: 8, arbitrary: fc.constantFrom(...actors) },
);

function requestTo(call: FuzzCall): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      actor,
      link,
      path: pathOf(call),
      query: queryOf(call),
      body: bodyOf(call),
      headers,
      method: methodOf(call),
    })
    .map(({ actor: who, link: signed, path, query, body, headers: more, method }) => {
      const own = signed === null ? undefined : ownLinks[call.path];
      const byLink =
        own === undefined && signed !== null && call.parameters.some(({ name }) => isSignature(name));
      const query2 = byLink
        ? [...query.filter(([name]) => !isLinkPart(name)), ...linkQuery(call, signed)]
        : query;
      const search = query2.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      if (own !== undefined) query2.splice(0, query2.length, ...own);
      const address = byLink ? call.path.replace('{responseId}', ref(`${signed}.id`)) : path;
      return {
        call: call.id,
        actor: who,
        method,
        url: search === '' ? address : `${address}?${search}`,
        headers: body === null ? more : { 'content-type': 'application/json', ...more },
        body,
      };
    });
}

/** Links outside the API, each with parts of its own. */
export const ownLinks: Readonly<Record<string, [string, string][]>> = {
  '/downloads/{file}': [
    ['e', ref('download.e')],
    ['s', ref('download.s')],
  ],
  '/leads/forget': [
    ['a', ref('forget.a')],
    ['s', ref('forget.s')],
  ],
  '/mails/digests/end': [
    ['o', ref('digests.o')],
    ['u', ref('digests.u')],
    ['s', ref('digests.s')],
  ],
  '/mails/weekly/end': [
    ['o', ref('weekly.o')],
    ['u', ref('weekly.u')],
    ['s', ref('weekly.s')],
  ],
};

const isSignature = (name: string) => name === 'signature' || name === 's';
const isLinkPart = (name: string) => /^(signature|expires|e|s)$/.test(name);
const link = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(...links) },
  { weight: 1, arbitrary: fc.constant(null) },
);

function linkQuery({ parameters }: FuzzCall, signed: string): [string, string][] {
  const long = parameters.some(({ name }) => name === 'signature');
  return [
    [long ? 'signature' : 's', ref(`${signed}.signature`)],
    [long ? 'expires' : 'e', ref(`${signed}.expires`)],
  ];
}

/** What is half a character cannot be written as a percent sign and digits; such a text goes as it is elsewhere. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%E2%80%B9|%E2%80%BA/g, decodeURIComponent);

const methodOf = (call: FuzzCall) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constant(call.method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'),
    },
  );

/** Percent signs that mean nothing, or something else than they seem to. */
const oddSegment = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%2e%2e%2f',
  '%c0%ae',
  '%ed%a0%80',
  '%2F',
  '..;',
  '.',
  '',
  '%5c',
  '*',
);

function pathOf(call: FuzzCall): fc.Arbitrary<string> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => {
    const fits = call.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...refsFor(name)) },
      { weight: 2, arbitrary: fromSchema(fits, name).map((value) => encode(String(plain(value)))) },
      { weight: 1, arbitrary: oddSegment },
    );
  });
  return fc
    .tuple(...values)
    .map((given) =>
      names.reduce((path, name, at) => path.replace(`{${name}}`, () => given[at] ?? ''), call.path),
    );
}

function refsFor(name: string): readonly string[] {
  const thing = name.replace(/Id$/, '');
  if (/Key$/.test(name)) return [ref('measure'), 'communication'];
  if (thing === 'questionnaire') return ['culture'];
  if (thing === 'kind') return ['employee', 'candidate'];
  if (thing === 'form') return ['full', 'candidate', 'pulse'];
  if (thing === 'file') return ['four-levels-of-cultural-control-v1.pdf', 'index.html', 'x.eml'];
  if (thing === 'week') return ['2026-03-02', '2026-02-30', '1969-12-29', '9999-12-27'];
  if (thing === 'team') return ['company', ref('home.department'), ref('hidden.department')];
  if (thing === 'page') return ['auth', 'login', 'blogs', 'survey', 'nothing'];
  const known: Record<string, string[]> = {
    response: ['response', 'submitted', 'candidate'],
    user: ['viewer', 'owner'],
  };
  const own = known[thing] ?? [thing];
  const found = [...own, ...own].flatMap((each) => [ref(`home.${each}`), ref(`hidden.${each}`)]);
  return found.filter((each) => idRefs.includes(each));
}

const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value);

function queryOf(call: FuzzCall): fc.Arbitrary<[string, string][]> {
  const known = call.parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => oneOf(parameter));
  const strange = fc.oneof(
    { weight: 8, arbitrary: fc.constant<[string, string][]>([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.tuple(
          fc.constantFrom('__proto__', 'constructor', 'page[]', 'page[$ne]', 'utm_source', 'e', 'sort', 'q'),
          hostileText,
        ),
        { maxLength: 3 },
      ),
    },
  );
  return fc.tuple(fc.tuple(...known), strange).map(([lists, more]) => [...lists.flat(), ...more]);
}

function oneOf({ name, schema, required }: Parameter): fc.Arbitrary<[string, string][]> {
  return fc.tuple(fromSchema(schema, name), fc.nat(9)).map(([value, luck]) => {
    if (luck > (required ? 8 : 4)) return [];
    const pair: [string, string] = [name, String(plain(value))];
    return luck === 0 ? [pair, pair] : [pair];
  });
}

const deep = '['.repeat(20_000);
/** Texts that are no JSON, or JSON that few have thought of. */
const oddBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{',
  '{"a":1,"a":2}',
  '\u0000',
  '\ufeff{}',
  deep,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '{"__proto__":{"kind":"member"}}',
  '{"constructor":{"prototype":{"kind":"member"}}}',
  `{"email":"${'a'.repeat(200_000)}"}`,
  '{"email":"\\ud800@example.com","password":"\\u0000"}',
  'email=a%40example.com&name=A&message=B&timezone=UTC',
  '------x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n------x--',
];

function bodyOf(call: FuzzCall): fc.Arbitrary<string | null> {
  const odd = fc.constantFrom(...oddBodies);
  if (call.body === null)
    return fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: odd });
  return fc.oneof(
    { weight: 20, arbitrary: fromSchema(call.body).map(write) },
    { weight: 2, arbitrary: hostileValue.map(write) },
    { weight: 2, arbitrary: odd },
  );
}

const write = (value: unknown) => JSON.stringify(value) ?? 'null';

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=----x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/merge-patch+json' },
  { 'content-type': '' },
  { 'content-type': ';;;=' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/event-stream' },
  { accept: `${'a/b,'.repeat(500)}*/*` },
  { 'accept-encoding': 'gzip;q=NaN, br;q=-1, *;q=9' },
  { 'accept-encoding': 'gzip' },
  { 'accept-language': 'x'.repeat(3000) },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(6000)}` },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer ffa_\u00e4' },
  { cookie: 'token=; token=%; csrf_token=%zz' },
  { cookie: `${'a=b; '.repeat(600)}token=x` },
  { cookie: '__proto__=x; constructor=y; token=[object Object]' },
  { 'x-csrf-token': '9999999999.x' },
  { 'x-organisation-id': 'not-one' },
  { 'x-organisation-id': ref('hidden.organisation') },
  { 'x-forwarded-for': '"><script>, 10.0.0.1' },
  { 'x-forwarded-for': `${'1.2.3.4, '.repeat(300)}::1` },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': '', host: 'localhost' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'javascript' },
  { host: 'evil.example' },
  { 'if-none-match': '*' },
  { 'if-none-match': `W/${'"x",'.repeat(300)}` },
  { range: 'bytes=0-,5-1,-9999999999999' },
  { 'if-modified-since': 'never' },
  { origin: 'https://evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-signature': 'sha256=00' },
  { expect: '100-continue' },
  { 'transfer-encoding': 'chunked' },
  { 'user-agent': '\u00ff'.repeat(2000) },
];

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom(...oddHeaders) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...oddHeaders), fc.constantFrom(...oddHeaders))
      .map(([a, b]) => ({ ...a, ...b })),
  },
);
