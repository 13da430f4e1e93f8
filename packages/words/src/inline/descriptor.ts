import { types as t } from '@babel/core';

/** What a macro, or a sentence, says: its English, the id that this has in the catalogues, what stands in its places. */
export interface Descriptor {
  readonly id: string;
  readonly message: string;
  /** The expression for a place; a message never names one that is not given. */
  readonly value: (name: string) => t.Expression;
  /** The element that `<0>` stands for, without its children. */
  readonly element: (name: string) => t.JSXElement;
}

/** Reads `{ id: 'a1B2c3', message: '…', values: { name }, components: { 0: <a /> } }`. */
export function readDescriptor(node: t.Node | null | undefined): Descriptor {
  if (!t.isObjectExpression(node)) throw new Error('A macro left something else than a message.');
  const properties = entriesOf(node);
  const values = entriesOf(properties.get('values'));
  const elements = entriesOf(properties.get('components'));
  return {
    id: textOf(properties.get('id')),
    message: textOf(properties.get('message')),
    value: (name) => t.cloneNode(expected(values.get(name), name, t.isExpression)),
    element: (name) => t.cloneNode(expected(elements.get(name), name, t.isJSXElement)),
  };
}

function entriesOf(node: t.Node | undefined): Map<string, t.Node> {
  if (!t.isObjectExpression(node)) return new Map();
  return new Map(
    node.properties.flatMap((property) =>
      t.isObjectProperty(property) ? [[keyOf(property.key), property.value] as const] : [],
    ),
  );
}

function keyOf(key: t.Node): string {
  if (t.isIdentifier(key)) return key.name;
  if (t.isStringLiteral(key) || t.isNumericLiteral(key)) return String(key.value);
  throw new Error('A macro left a key that is not a name.');
}

const textOf = (node: t.Node | undefined): string => expected(node, 'text', t.isStringLiteral).value;

function expected<N extends t.Node>(
  node: t.Node | undefined,
  name: string,
  is: (node: t.Node | undefined) => node is N,
): N {
  if (!is(node)) throw new Error(`A message has nothing that fits in the place of ${name}.`);
  return node;
}
