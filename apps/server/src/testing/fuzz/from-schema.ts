import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';
import type { Schema } from './read-calls.ts';
import { emailRefs, idRefs, wordRefs } from './refs.ts';

/** Values that fit a schema, in which now and then a part does not fit at all. */
export function fromSchema(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: fitting(schema, name) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => fromSchema(choice, name)));
  switch (schema.type) {
    case 'string':
      return textFor(schema, name);
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, name), { maxLength: 4 });
    case 'object':
      return objectFor(schema);
    default:
      return hostileValue;
  }
}

function textFor({ format, maxLength }: Schema, name: string): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...idRefs), fc.uuid());
  if (format === 'date') return fc.constantFrom('2026-03-01', '1969-12-31', '2026-02-29', '9999-12-31');
  if (/email|recipient/.test(name)) {
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...emailRefs) },
      { weight: 3, arbitrary: fc.nat(100_000).map((at) => `guest-${at}@example.com`) },
      { weight: 2, arbitrary: hostileText },
    );
  }
  const edge = Math.min(maxLength ?? 100, 30_000);
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...wordRefs(name)) },
    { weight: 3, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(edge, edge + 1).map((length) => 'x'.repeat(length)) },
  );
}

function numberFor({ minimum = 0, maximum = 200 }: Schema): fc.Arbitrary<unknown> {
  const within = fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  return fc.oneof(
    { weight: 6, arbitrary: within },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(minimum - 1, maximum + 1, minimum + 0.5, `${minimum}`) },
  );
}

function objectFor(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: more, propertyNames } = schema;
  const known = Object.entries(properties).map(([name, part]) =>
    fc
      .tuple(fc.constant(name), fromSchema(part, name), fc.nat(19))
      .map(([key, value, luck]) => ((required.includes(key) ? luck > 0 : luck > 7) ? [[key, value]] : [])),
  );
  const free =
    typeof more === 'object'
      ? [
          fc.array(fc.tuple(fitting(propertyNames ?? { type: 'string' }, ''), fromSchema(more)), {
            maxLength: 4,
          }),
        ]
      : [];
  const strange = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(stolen, hostileValue), { maxLength: 3 }) },
  );
  return fc.tuple(...known, ...free, strange).map((lists) => {
    const entries = lists.flat() as [string, unknown][];
    // Not by assignment: `__proto__` is to be a key like any other.
    return Object.fromEntries(entries.map(([key, value]) => [String(key), value]));
  });
}

/** Columns that exist and that no body may set. */
const stolen = fc.constantFrom(
  'id',
  'organisation_id',
  'user_id',
  'role',
  'grants',
  'email_verified_at',
  'password_hash',
  'seats_bought',
  'submitted_at',
  'expires_at',
  'created_at',
  '__proto__',
  'constructor',
);
