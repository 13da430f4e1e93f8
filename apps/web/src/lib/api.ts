import type { AnswerOf, Call, CallOf } from '@fourfold/contract/calls';
import { type ErrorBody, messages, readErrorBody } from '@fourfold/contract/words';
import { readEvents, type ServerEvent } from './event-stream.ts';
import { createListeners } from './failure-listeners.ts';

/** `network`: no answer, or half of one. `unreadable`: one that is not our server's. */
export type FailureCode = ErrorBody['code'] | 'network' | 'unreadable';

/** A call that failed, with what the server said. Screens switch on `code`, and may show `message`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Of a sign-in that needs a code as well: what the code is sent with. */
  readonly challenge: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    errors: ErrorBody['errors'] = {},
    challenge?: string | undefined,
  ) {
    super(message);
    this.code = code;
    this.challenge = challenge;
    this.fields = Object.fromEntries(
      Object.entries(errors).map(([field, [first = message]]) => [field, first]),
    );
  }
}

const passing: readonly FailureCode[] = ['network', 'unreadable', 'internal', 'unavailable', 'too_many'];

/** Whether another try may mend it. */
export const willPass = (error: unknown) => error instanceof ApiError && passing.includes(error.code);

/** Nobody of ours has answered. */
export const isAway = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unreadable');

/** What the server said, or the screen's own words where it said nothing. */
export function messageOf(error: unknown, otherwise: string = messages.unexpected()): string {
  return error instanceof ApiError && !isAway(error) ? error.message : otherwise;
}

/** What a signed-in person's calls carry and how they are mended: features/session fills it in. */
interface SessionLink {
  headers: (operation: Call) => Record<string, string>;
  /** Gets a new request token; false when a repetition would not be the same person's call any more. */
  renew: () => Promise<boolean>;
}
let session: SessionLink = { headers: () => ({}), renew: async () => false };
export function joinSession(link: SessionLink): void {
  session = link;
}

/** Failures that concern more than the screen that made the call. */
const listeners = createListeners<FailureCode, ApiError>();
export const onFailure = listeners.on;

interface CallOptions {
  signal?: AbortSignal;
  /** Failures that the caller answers itself and nobody else hears of. */
  handles?: readonly FailureCode[];
}

/** Makes one call of the contract: what it takes and answers is the operation's own type. */
export async function call<O extends Call>(
  operation: O,
  input: CallOf<O>,
  options: CallOptions = {},
): Promise<AnswerOf<O>> {
  const response = await answer(operation, input, 'application/json', options);
  const body = response.status === 204 ? undefined : await arrival(() => response.json(), options.signal);
  return body as AnswerOf<O>;
}

interface Download {
  readonly name: string;
  readonly content: Blob;
}

/** Like `call`, for the operations that answer a file. */
export async function download<O extends Call>(operation: O, input: CallOf<O>): Promise<Download> {
  const response = await answer(operation, input, '*/*', {});
  const [, name] = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/) ?? [];
  return { name: name ?? operation.id, content: await arrival(() => response.blob()) };
}

/** The same call with its answer as a stream of events; what is refused beforehand fails like any other call. */
export async function* stream<O extends Call>(
  operation: O,
  input: CallOf<O>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const response = await answer(operation, input, 'text/event-stream', { signal });
  if (response.body !== null) yield* readEvents(response.body);
}

/** What the server answers, the second time where a request token had to be renewed; a refusal is thrown. */
async function answer<O extends Call>(
  operation: O,
  input: CallOf<O>,
  accept: string,
  { signal, handles = [] }: CallOptions,
): Promise<Response> {
  const once = () => arrival(() => request(operation, input, accept, signal), signal);
  let response = await once();
  let refusal = await refusalOf(response);
  if (refusal?.code === 'request_token_missing' && (await session.renew())) {
    response = await once();
    refusal = await refusalOf(response);
  }
  if (refusal === null) return response;
  if (!handles.includes(refusal.code)) listeners.tell(refusal.code, refusal);
  throw refusal;
}

function request<O extends Call>(
  operation: O,
  input: CallOf<O>,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { params, query, body } = input as Record<'params' | 'query', Values> & { body?: unknown };
  return fetch(`/api${fill(operation.path, params)}${search(query)}`, {
    method: operation.method,
    headers: {
      accept,
      ...session.headers(operation),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Waits for an answer or for the rest of one: the connection may break before it and in the middle of it. */
async function arrival<T>(wait: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await wait();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (cause instanceof SyntaxError) throw new ApiError('unreadable', messages.unexpected());
    console.warn(messages.network());
    throw new ApiError('network', messages.network());
  }
}

async function refusalOf(response: Response): Promise<ApiError | null> {
  if (response.ok) return null;
  const body = readErrorBody(await response.json().catch(() => null));
  if (body === null) return new ApiError('unreadable', messages.unexpected());
  const { code, message, errors, error, challenge } = body;
  return new ApiError(code, error ?? message, errors, challenge);
}

type Values = Record<string, unknown> | undefined;

function fill(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Values = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
