import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@fourfold/contract/calls';
import { type Operation, operationOf, statusOf } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authorise, type CallerOf, type Identify } from './access.ts';
import { AppError } from './app-error.ts';
import { bodyLimitOf } from './body-limit.ts';
import { holdsLongList, present, streamJson } from './long-answers.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface Received<O extends Call> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly caller: CallerOf<O>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<O extends Call> = (call: Received<O>) => Promise<ReplyOf<O>>;

export type Serve = <O extends Call>(operation: O, handler: Handler<O>) => void;

export interface ServeParts {
  readonly identify: Identify;
  readonly limiter: RateLimiter;
}

/** Registers operations of the contract: limit, authorise, validate, act, present, in this order for every route. */
export function serveOn(app: FastifyInstance, parts: ServeParts): Serve {
  return (call, handler) => {
    const operation = operationOf(call);
    app.route({
      method: operation.method,
      url: `/api${operation.path}`,
      config: { operation: operation.id },
      bodyLimit: bodyLimitOf(operation.body),
      handler: async (request, reply) => {
        await parts.limiter.check(operation, request);
        const caller = await authorise(call.access, request, () => parts.identify(request, reply));
        const input = validate(operation, request);
        const result = await handler({ ...input, caller, request, reply } as Received<typeof call>);
        if (reply.sent) return reply;
        reply.code(statusOf(operation));
        if (operation.response === undefined) return null;
        const answer = await present(operation.response, result);
        if (!holdsLongList(answer)) return answer;
        return reply.type('application/json; charset=utf-8').send(streamJson(answer));
      },
    });
  };
}

/** A page elsewhere can post a form without asking us first, but not JSON. Our own calls never post forms. */
function refuseForms(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (/form-urlencoded|form-data|text\/plain/i.test(type)) throw new AppError('invalid', messages.notJson());
}

function validate(operation: Operation, request: FastifyRequest) {
  refuseForms(request);
  return {
    params: parse(operation.params, request.params),
    query: parse(operation.query, request.query),
    body: parse(operation.body, request.body ?? {}),
  };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = byField(parsed.error);
  throw new AppError('invalid', Object.values(errors)[0]?.[0] ?? messages.checkFields(), { errors });
}

/** The messages by field; several problems of one field keep their order, the whole body stands under `form`. */
function byField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'form';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
