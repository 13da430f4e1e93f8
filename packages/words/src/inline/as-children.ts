import { types as t } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { expectedCount } from './as-text.ts';
import { placeAsExpression } from './choices.ts';
import type { Descriptor } from './descriptor.ts';
import type { Helpers } from './helpers.ts';

type Children = t.JSXElement['children'];

const tag = /<(\/?)(\d+)(\/?)>/;

/** A compiled message as what stands between two tags: `Read <0>this</0>` becomes `Read <a href="…">this</a>`. */
export function asChildren(
  message: CompiledMessage,
  descriptor: Descriptor,
  helpers: Helpers,
  count?: t.Expression,
): Children {
  const open: { name: string; children: Children }[] = [{ name: '', children: [] }];
  const put = (child: Children[number]) => open.at(-1)?.children.push(child);
  for (const token of message) {
    if (typeof token !== 'string') {
      put(
        t.jsxExpressionContainer(
          placeAsExpression(token, descriptor, helpers, (tokens, value) =>
            asNode(asChildren(tokens, descriptor, helpers, value)),
          ),
        ),
      );
    } else if (token === '#' && count) {
      put(t.jsxExpressionContainer(helpers.call('inDigits', t.cloneNode(expectedCount(count)))));
    } else {
      // Text, slash, name, slash, text, …
      const [text = '', ...rest] = token.split(tag);
      if (text) put(textNode(text));
      for (let place = 0; place < rest.length; place += 4) {
        const [closes, name = '', isEmpty, after] = rest.slice(place, place + 4);
        if (isEmpty) put(descriptor.element(name));
        else if (!closes) open.push({ name, children: [] });
        else {
          const inner = open.pop();
          if (inner?.name !== name) throw new Error(`A message closes <${name}> that is not open.`);
          put(wrapped(descriptor.element(name), inner.children));
        }
        if (after) put(textNode(after));
      }
    }
  }
  const [outermost] = open;
  if (open.length !== 1 || !outermost) throw new Error('A message leaves a tag open.');
  return outermost.children;
}

const textNode = (text: string) => t.jsxExpressionContainer(t.stringLiteral(text));

/** Lingui writes what wraps a text as an element without children. */
function wrapped({ openingElement }: t.JSXElement, children: Children): t.JSXElement {
  const { name, attributes } = openingElement;
  return t.jsxElement(t.jsxOpeningElement(name, attributes), t.jsxClosingElement(name), children);
}

/** Children where one expression is asked for. */
export function asNode(children: Children): t.Expression {
  const [only] = children;
  if (children.length === 1) {
    if (t.isJSXElement(only)) return only;
    if (t.isJSXExpressionContainer(only) && t.isExpression(only.expression)) return only.expression;
  }
  return t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children);
}
