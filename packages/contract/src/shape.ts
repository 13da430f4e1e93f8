import type { z } from 'zod';
import type { Call } from './call.ts';

/** At most `max` calls in `seconds` from one network address, counted for all nodes together. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** What a call takes and answers. */
export interface Shape {
  readonly summary: string;
  readonly limit?: RateLimit;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What a success answers; absent for 204. */
  readonly response?: z.ZodType;
  /** Where it is not 200 with an answer and 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
}

/** A call with all that is known of it: the server serves it and OpenAPI describes it. */
export type Operation = Call & Shape;

export const statusOf = ({ status, response }: Shape) => status ?? (response === undefined ? 204 : 200);
