import type { z } from 'zod';
import type { Call } from './call.ts';
import type { schemas } from './schemas.ts';
import type { Shape } from './shape.ts';

type Schemas = typeof schemas;
/** A call of the contract finds its shape by its id; one that is made up for a test carries its own. */
type ShapeOf<C extends Call> = C extends Shape ? C : C['id'] extends keyof Schemas ? Schemas[C['id']] : Shape;
type Part<C extends Call, K extends string> =
  ShapeOf<C> extends { readonly [key in K]: infer S } ? S : undefined;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<C extends Call> = OutputOf<Part<C, 'params'>>;
export type QueryOf<C extends Call> = OutputOf<Part<C, 'query'>>;
export type BodyOf<C extends Call> = OutputOf<Part<C, 'body'>>;
/** What a handler returns: it is parsed by the response schema on its way out. */
export type ReplyOf<C extends Call> =
  Part<C, 'response'> extends infer S ? (S extends z.ZodType ? z.input<S> : void) : never;
/** What a caller gets. */
export type AnswerOf<C extends Call> =
  Part<C, 'response'> extends infer S ? (S extends z.ZodType ? z.output<S> : void) : never;
type Given<K extends string, S> = S extends z.ZodType
  ? { [key in K]: InputOf<S> }
  : { [key in K]?: undefined };
/** What a caller gives. */
export type CallOf<C extends Call> = Given<'params', Part<C, 'params'>> &
  Given<'query', Part<C, 'query'>> &
  Given<'body', Part<C, 'body'>>;
