import {
  type AnswerOf,
  type CallOf,
  type ErrorBody,
  errorBody,
  messages,
  type Operation,
} from '@fourfold/contract';

/** A call that failed, with what the server said. Screens switch on `code`, and may show `message`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorBody['code'] | 'network';
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ApiError['code'], message: string, errors: ErrorBody['errors'] = {}) {
    super(message);
    this.code = code;
    this.fields = Object.fromEntries(
      Object.entries(errors).map(([field, [first = message]]) => [field, first]),
    );
  }
}

/** Makes one call of the contract: what it takes and answers is the operation's own type. */
export async function call<O extends Operation>(
  operation: O,
  input: CallOf<O>,
  signal?: AbortSignal,
): Promise<AnswerOf<O>> {
  const given = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const response = await send(`/api${fill(operation.path, given.params)}${search(given.query)}`, {
    method: operation.method,
    headers: {
      accept: 'application/json',
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw await toError(response);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<O>;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    console.warn(messages.network);
    throw new ApiError('network', messages.network);
  }
}

async function toError(response: Response): Promise<ApiError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return new ApiError('internal', messages.unexpected);
  return new ApiError(parsed.data.code, parsed.data.message, parsed.data.errors);
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
