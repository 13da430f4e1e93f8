import { types as t } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { placeAsExpression } from './choices.ts';
import type { Descriptor } from './descriptor.ts';
import type { Helpers } from './helpers.ts';

/** A compiled message as a text or a template: `Hello {name}` becomes `Hello ${name}`. */
export function asText(
  message: CompiledMessage,
  descriptor: Descriptor,
  helpers: Helpers,
  count?: t.Expression,
): t.Expression {
  const texts = [''];
  const places: t.Expression[] = [];
  for (const token of message) {
    if (typeof token === 'string' && !(token === '#' && count)) {
      texts.push((texts.pop() ?? '') + token);
      continue;
    }
    places.push(
      typeof token === 'string'
        ? helpers.call('inDigits', t.cloneNode(expectedCount(count)))
        : placeAsExpression(token, descriptor, helpers, (tokens, value) =>
            asText(tokens, descriptor, helpers, value),
          ),
    );
    texts.push('');
  }
  const [only = ''] = texts;
  if (places.length === 0) return t.stringLiteral(only);
  return t.templateLiteral(
    texts.map((text, place) =>
      t.templateElement({ raw: escaped(text), cooked: text }, place === places.length),
    ),
    places,
  );
}

export function expectedCount(count: t.Expression | undefined): t.Expression {
  if (count === undefined) throw new Error('A # stands outside of a plural.');
  return count;
}

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
