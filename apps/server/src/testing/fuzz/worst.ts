import { longestBody } from '../../kernel/http/body-limit.ts';
import { fittingBody, plain } from './plain-values.ts';
import type { FuzzCall, Schema } from './read-calls.ts';
import { links, ref } from './refs.ts';
import { type ActorName, type FuzzRequest, ownLinks } from './requests.ts';
import { fillUp, isText, joined, oddBodies, signsFor, worstValues, write } from './worst-values.ts';

/** The most that a call may be sent in one way, with words for what is the most about it. */
export interface WorstRequest {
  readonly what: string;
  readonly make: () => FuzzRequest;
}

/** What a head holds at most is Node's limit; a part of it is taken by everything else. */
const longestHead = 12_000;

/** Each place of a call in turn gets the most that it may, with everything else as it should be; and then more. */
export function worstRequestsTo(call: FuzzCall): WorstRequest[] {
  const parts = [...worstQueries(call), ...worstBodies(call), ...worstHeaders(call)];
  return parts.map(({ what, url, body = plainBody, headers: more }) => ({
    what,
    make: () => {
      const text = body(call);
      const headers = { ...(text === null ? {} : { 'content-type': 'application/json' }), ...more };
      return { call: call.id, actor: actorOf(call), method: call.method, url, headers, body: text };
    },
  }));
}

interface Parts {
  readonly what: string;
  readonly url: string;
  /** As it should be, where it says nothing. */
  readonly body?: (call: FuzzCall) => string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const actorOf = ({ path }: FuzzCall): ActorName => (path.startsWith('/api/auth/login') ? 'guest' : 'owner');

const plainBody = (call: FuzzCall) => (call.body === null ? null : write(fittingBody(call, call.body)));

/** A call as it should be, and one for each choice that its query offers. */
function worstQueries(call: FuzzCall): Parts[] {
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const usual = { what: 'as it should be', url: addressOf(call, {}) };
  const chosen = inQuery.flatMap(({ name, schema }) =>
    choicesOf(schema).map((value) => ({
      what: `${name} is ${value}`,
      url: addressOf(call, { [name]: value }),
    })),
  );
  const long = inQuery
    .filter(({ schema }) => isText(schema))
    .flatMap(({ name, schema }) =>
      signsFor(Math.min(schema.maxLength ?? 1000, 1000)).map((sign) => ({
        what: `${name} is full of ${write(sign)}`,
        url: addressOf(call, { [name]: fillUp(sign, schema.maxLength ?? Infinity, longestHead, encoded) }),
      })),
    );
  return [usual, ...chosen, ...long];
}

const encoded = (sign: string) => encodeURIComponent(sign.toWellFormed()).length;

function choicesOf(schema: Schema): string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.flatMap(choicesOf);
  if ('const' in schema) return [String(schema.const)];
  return (schema.enum ?? []).map(String);
}

/** The address with a genuine link where it needs one, and what is required in its query. */
function addressOf(call: FuzzCall, query: Readonly<Record<string, string>>): string {
  const { parameters } = call;
  const link = parameters.some(({ name }) => name === 'signature') ? linkOf(call) : null;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'responseId' && link !== null ? ref(`${link}.id`) : placeOf(name, call),
  );
  const signed: Record<string, string> =
    ownLinks[call.path] !== undefined
      ? Object.fromEntries(ownLinks[call.path] ?? [])
      : link === null
        ? {}
        : { signature: ref(`${link}.signature`), expires: ref(`${link}.expires`) };
  const needed = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }): [string, string] => [name, String(plain(schema, name))]);
  const pairs = Object.entries({ ...Object.fromEntries(needed), ...signed, ...query });
  const search = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${inAddress(value)}`).join('&');
  return search === '' ? path : `${path}?${search}`;
}

const inAddress = (value: string) =>
  /^‹.*›$/.test(value) ? value : encodeURIComponent(value.toWellFormed());

function linkOf({ path }: FuzzCall): string {
  if (path.includes('/respondents/')) return links[3];
  return path.includes('/interview-sheets/') ? links[4] : links[0];
}

const placesOf: Readonly<Record<string, string>> = {
  questionnaire: 'culture',
  behaviourKey: ref('behaviour'),
  perceptionKey: ref('perception'),
  measureKey: ref('behaviour'),
  userId: ref('home.viewer'),
  page: 'nothing',
  file: 'index.html',
};

/** Some calls are for people who have not answered yet. */
function placeOf(name: string, { id }: FuzzCall): string {
  if (name === 'responseId') {
    if (/resend|withdraw|correct|link/i.test(id)) return ref('home.response');
    return /hire|candidate|sheet/i.test(id) ? ref('home.candidate') : ref('home.submitted');
  }
  return placesOf[name] ?? ref(`home.${name.replace(/Id$/, '')}`);
}

function worstBodies(call: FuzzCall): Parts[] {
  const { body } = call;
  if (body === null) return [];
  const url = addressOf(call, {});
  const variants = (body.oneOf ?? body.anyOf ?? [body]).filter(({ properties }) => properties !== undefined);
  const filled = variants.flatMap((variant) => {
    const fitting = fittingBody(call, variant);
    const room = longestBody - write(fitting).length - 100;
    return Object.entries(variant.properties ?? {}).flatMap(([name, schema]) =>
      worstValues(schema, name, room).map(({ what, text }) => ({
        what: `${name} ${what}`,
        url,
        body: () => joined(fitting, name, text()),
      })),
    );
  });
  const odd = oddBodies.map(({ what, text }) => ({ what, url, body: text }));
  return [...filled, ...odd];
}

/** A head is read before it is known whose call it is, so two calls stand for all. */
function worstHeaders(call: FuzzCall): Parts[] {
  if (!/^(myProfile|GET \/)$/.test(call.id)) return [];
  return worstHeads.map((head) => ({ ...head, url: addressOf(call, {}) }));
}

const worstHeads: readonly { what: string; headers: Record<string, string> }[] = [
  { what: 'comes with many cookies', headers: { cookie: 'a=b; '.repeat(2400) } },
  { what: 'comes through many proxies', headers: { 'x-forwarded-for': '1.2.3.4, '.repeat(1300) } },
  { what: 'takes many encodings', headers: { 'accept-encoding': 'gzip;q=0.1,'.repeat(1100) } },
];
