import type { FuzzCall, Schema } from './read-calls.ts';
import { ref, wordRefs } from './refs.ts';

/**
 * A value as it should be, with what is needed and nothing else: the same every time, but for addresses, of which each
 * is another one.
 */
export function plain(schema: Schema, name: string): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return plain(choices[0] ?? {}, name);
  switch (schema.type) {
    case 'string':
      return plainText(schema, name);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return [plain(schema.items ?? {}, name)];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, plain(schema.properties?.[key] ?? {}, key)]),
      );
    default:
      return null;
  }
}

function plainText({ format }: Schema, name: string): string {
  if (format === 'date') return '2026-03-01';
  if (format === 'date-time') return '2026-03-01T00:00:00Z';
  if (format === 'uuid') return ref(`home.${name === 'user_id' ? 'viewer' : name.replace(/_id$|s$/, '')}`);
  if (name === 'email') return `worst-${ref('unique')}@example.com`;
  return wordRefs(name)[0] ?? 'Ann';
}

/** What a call takes only where it is so. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addDepartment: { name: `Team ${ref('unique')}` },
  createToken: { days: 7 },
  disputeScore: { measure_key: ref('behaviour') },
  sendReport: { email: `worst-${ref('unique')}@example.com` },
  login: { email: ref('home.viewer.email') },
  register: { password: 'a quiet heron waits', password_confirmation: 'a quiet heron waits' },
  resetPassword: {
    token: ref('home.reset.token'),
    password: 'a quiet heron waits',
    password_confirmation: 'a quiet heron waits',
  },
};

/** A body that the call takes. */
export const fittingBody = (call: FuzzCall, body: Schema) =>
  ({ ...(plain(body, '') as object), ...needed[call.id] }) as Record<string, unknown>;
