import { expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './calls.ts';
import { operationOf, schemas } from './schemas.ts';

interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly propertyNames?: unknown;
  readonly items?: Shape;
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
const variantsOf = (shape: Shape) => shape.oneOf ?? shape.anyOf ?? [shape];
const given = operations.map(operationOf).flatMap((operation) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    return schema === undefined ? [] : [{ name: `${operation.id}, ${part}`, operation, schema }];
  }),
);

/** What makes a pattern go back and begin again: one sign over and over. */
const long = ['a', '@', '.', ' ', '/', 'a@', 'a.', 'www.', '"', '\n', '\u200b', '%', '`'].map((sign) =>
  sign.repeat(30_000 / sign.length),
);

it('every call says what it takes and answers, and nothing else is said', () => {
  expect(Object.keys(schemas).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

/** A server does one thing at a time: a text that takes long to check holds everyone else up. */
it('no text, however long, takes long to check', () => {
  const slow: string[] = [];
  for (const { name, schema } of given) {
    for (const shape of variantsOf(shapeOf(schema, 'input'))) {
      for (const [key, text] of pairs(Object.keys(shape.properties ?? {}), long)) {
        const began = performance.now();
        schema.safeParse({ ...constantsOf(shape), [key]: text });
        if (performance.now() - began > 500)
          slow.push(`${name}: ${key} of ${JSON.stringify(text.slice(0, 4))}`);
      }
    }
  }
  expect(slow).toEqual([]);
});

/** What has no end is read to its end before anybody can say that it is too much. */
it('no call takes a text or a list without an end', () => {
  for (const { name, schema } of given)
    expect([name, ...endlessPlaces(shapeOf(schema, 'input'))]).toEqual([name]);
});

/** Nothing reaches a handler that the contract does not name, so no column can be set by guessing its name. */
it('no call takes what it does not name', () => {
  for (const { name, schema } of given)
    expect([name, ...openPlaces(shapeOf(schema, 'output'))]).toEqual([name]);
});

const pairs = <A, B>(left: readonly A[], right: readonly B[]) =>
  left.flatMap((a) => right.map((b) => [a, b] as const));

const constantsOf = ({ properties = {} }: Shape) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, part]) => ('const' in part ? [[key, part.const]] : [])),
  );

/** A pattern of identifiers, days and addresses of parts says itself how long they may be. */
function endlessPlaces(shape: Shape, at = ''): string[] {
  const { properties = {}, items } = shape;
  const inner = [
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((part) => endlessPlaces(part, at)),
    ...(items === undefined ? [] : endlessPlaces(items, `${at}[]`)),
    ...Object.entries(properties).flatMap(([key, part]) => endlessPlaces(part, `${at}.${key}`)),
  ];
  const isBounded =
    shape.maxLength !== undefined ||
    shape.pattern !== undefined ||
    shape.enum !== undefined ||
    'const' in shape;
  const isEndless =
    (shape.type === 'string' && !isBounded) || (shape.type === 'array' && shape.maxItems === undefined);
  return isEndless ? [at, ...inner] : inner;
}

/** Places of a shape in which anything may stand, or under any name. */
function openPlaces(shape: Shape, at = ''): string[] {
  const { properties = {}, additionalProperties: more, propertyNames, items } = shape;
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(items === undefined ? [] : [items])];
  const inner = [
    ...parts.flatMap((part) => openPlaces(part, at)),
    ...Object.entries(properties).flatMap(([key, part]) => openPlaces(part, `${at}.${key}`)),
  ];
  const isOpen = shape.type === 'object' && more !== false && propertyNames === undefined;
  return isOpen ? [at, ...inner] : inner;
}
