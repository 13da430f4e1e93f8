import { types as t } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Descriptor } from './descriptor.ts';
import type { Helper, Helpers } from './helpers.ts';

const helperOf: Readonly<Record<string, Helper>> = {
  plural: 'plural',
  selectordinal: 'selectOrdinal',
  select: 'select',
};

/** What a message holds besides text: a value, a number, or a choice between texts, as an expression. */
export function placeAsExpression(
  [name, kind, cases]: Exclude<CompiledMessage[number], string>,
  descriptor: Descriptor,
  helpers: Helpers,
  branch: (tokens: CompiledMessage, count: t.Expression) => t.Expression,
): t.Expression {
  const value = descriptor.value(name);
  if (kind === undefined) return value;
  if (kind === 'number' && cases === undefined) return helpers.call('inDigits', value);
  const helper = helperOf[kind];
  if (!helper) throw new Error(`A message cannot hold a ${kind}: format it before, by lib/dates.ts or Intl.`);
  const { offset, ...branches } = cases as Record<string, CompiledMessage | undefined>;
  if (offset !== undefined)
    throw new Error('A plural cannot have an offset: give it the number that it says.');
  const properties = Object.entries(branches).map(([key, tokens = []]) =>
    t.objectProperty(
      t.isValidIdentifier(key) ? t.identifier(key) : t.stringLiteral(key),
      branch(tokens, t.cloneNode(value)),
    ),
  );
  return helpers.call(helper, value, t.objectExpression(properties));
}
