import type { z } from 'zod';
import type { Permission, Reach } from './permissions.ts';
import type { TokenAccess } from './token-scopes.ts';

/**
 * Who may make a call. The server refuses to register an operation without it, so a route cannot forget its check.
 * `link` calls prove themselves by a signature in their address; `session` calls need a sign-in but no verified
 * address; everything else names a permission of the role table.
 *
 * `token` names the scopes that an API token needs, and cannot be left out. What concerns an account, its sessions and
 * tokens, colleagues, settings, billing or a deletion demands the person: `never`.
 *
 * `in: 'organisation'`: no right is needed, but the call acts in the organisation that one works in.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'link' }
  | { readonly kind: 'session'; readonly token: TokenAccess }
  | { readonly kind: 'verified'; readonly token: 'never'; readonly in?: 'organisation' }
  | {
      readonly kind: 'member';
      readonly permission: Permission;
      /** Where only a permission that reaches so far will do. */
      readonly reach?: Reach;
      readonly token: TokenAccess;
    };

/** Does the call act in the organisation that the caller works in? Then it says which one it means. */
export const actsInOrganisation = (access: Access): boolean =>
  access.kind === 'member' || (access.kind === 'verified' && access.in === 'organisation');

/** At most `max` calls in `seconds` from one network address, counted for all nodes together. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

type Schema = z.ZodType | undefined;

export interface Operation<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Allowed extends Access = Access,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Allowed;
  readonly limit?: RateLimit;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What a success answers; absent for 204. */
  readonly response: Response;
  readonly status: 200 | 201 | 202 | 204;
}

interface OperationInput<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access,
> {
  id: string;
  method: Operation['method'];
  path: `/${string}`;
  summary: string;
  access: A;
  limit?: RateLimit;
  params?: P;
  query?: Q;
  body?: B;
  response?: R;
  status?: Operation['status'];
}

/** Lists one call of the API: the server serves it, the web calls it, OpenAPI describes it, all from this. */
export function operation<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  const A extends Access = Access,
>(input: OperationInput<P, Q, B, R, A>): Operation<P, Q, B, R, A> {
  return {
    id: input.id,
    method: input.method,
    path: input.path,
    summary: input.summary,
    access: input.access,
    ...(input.limit === undefined ? {} : { limit: input.limit }),
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    response: input.response as R,
    status: input.status ?? (input.response === undefined ? 204 : 200),
  };
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<O extends Operation> = OutputOf<O['params']>;
export type QueryOf<O extends Operation> = OutputOf<O['query']>;
export type BodyOf<O extends Operation> = OutputOf<O['body']>;
/** What a handler returns: it is parsed by the response schema on its way out. */
export type ReplyOf<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : void;
/** What a caller gets. */
export type AnswerOf<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : void;
type Given<K extends string, S> = S extends z.ZodType
  ? { [key in K]: InputOf<S> }
  : { [key in K]?: undefined };
/** What a caller gives. */
export type CallOf<O extends Operation> = Given<'params', O['params']> &
  Given<'query', O['query']> &
  Given<'body', O['body']>;
