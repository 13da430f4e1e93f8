import { z } from 'zod';

/** Of any call, in bytes. */
export const longestBody = 1024 * 1024;
/** Whatever a call takes, so much may stand around it: spaces, and parts that are passed over. */
export const usualBody = 64 * 1024;

interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly type?: string;
  readonly maxLength?: number;
}

/** Each of its characters may come as an escape such as \u00e4. */
const bytesOfCharacter = 6;
/** Anything that has no length of its own: a number, a date, an identifier, one of a few words. */
const short = 300;

/**
 * How many bytes of JSON a call takes at most, by its own schema: the server stops reading what is longer, so that
 * nothing is parsed and checked only to be refused.
 */
export function bodyLimitOf(schema: z.ZodType | undefined): number {
  if (schema === undefined) return usualBody;
  const limit = known.get(schema) ?? measure(schema);
  known.set(schema, limit);
  return limit;
}

/** Reading a schema takes longer than registering its route, and a process may build more than one server. */
const known = new WeakMap<z.ZodType, number>();

function measure(schema: z.ZodType): number {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Math.min(longestBody, usualBody + bytesOf(shape));
}

function bytesOf({ anyOf, oneOf, properties, items, maxItems, type, maxLength }: Shape): number {
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return Math.max(...choices.map(bytesOf));
  if (type === 'string') return maxLength === undefined ? short : bytesOfCharacter * maxLength;
  if (type === 'array') return (maxItems ?? longestBody) * (bytesOf(items ?? {}) + 1);
  if (type !== 'object') return short;
  return Object.entries(properties ?? {}).reduce((sum, [key, part]) => sum + key.length + bytesOf(part), 0);
}
