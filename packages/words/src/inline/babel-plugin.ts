import { type NodePath, type PluginObj, types as t } from '@babel/core';
import { compiledIn } from '../catalogue.ts';
import { asChildren, asNode } from './as-children.ts';
import { asText } from './as-text.ts';
import { type Descriptor, readDescriptor } from './descriptor.ts';
import { Helpers } from './helpers.ts';
import { sentenceIn } from './sentence-call.ts';

/**
 * Puts the words of one language where Lingui's macros have left a message and its id: `t` becomes a text, `<Trans>` its
 * children, a call of `sentence` a function that returns a text. Neither a catalogue nor a parser travels.
 */
export function inlineWords(language: string): PluginObj {
  const compile = ({ id, message }: Descriptor) => compiledIn(language, id, message);
  return {
    name: 'inline-words',
    visitor: {
      Program: {
        exit(program) {
          const helpers = new Helpers(program);
          const childrenFor = (node: t.Node) => {
            const descriptor = transIn(node, program);
            return descriptor && asChildren(compile(descriptor), descriptor, helpers);
          };
          program.traverse({
            CallExpression: {
              exit(path) {
                const said = sentenceIn(path);
                if (said) {
                  path.replaceWith(sentenceFunction(said, asText(compile(said), said, helpers)));
                } else if (isMacroCall(path)) {
                  const descriptor = readDescriptor(path.node.arguments[0]);
                  path.replaceWith(asText(compile(descriptor), descriptor, helpers));
                }
              },
            },
            // Among other children they stand as if they had been written there.
            JSXFragment: {
              exit({ node }) {
                node.children = node.children.flatMap((child) => childrenFor(child) ?? [child]);
              },
            },
            JSXElement: {
              exit(path) {
                path.node.children = path.node.children.flatMap((child) => childrenFor(child) ?? [child]);
                if (path.parentPath.isJSXElement() || path.parentPath.isJSXFragment()) return;
                const children = childrenFor(path.node);
                if (children) path.replaceWith(asNode(children));
              },
            },
          });
          dropImports(program);
          helpers.declare();
        },
      },
    },
  };
}

const sentenceFunction = ({ takesValues }: { takesValues: boolean }, text: t.Expression) =>
  t.arrowFunctionExpression(takesValues ? [t.identifier('values')] : [], text);

function isMacroCall(path: NodePath<t.CallExpression>): boolean {
  const { callee } = path.node;
  return (
    t.isMemberExpression(callee) &&
    t.isIdentifier(callee.object) &&
    comesFrom(path, callee.object.name, '@lingui/core')
  );
}

/** What the macro `<Trans>` left: an element of the run time that it imports, with one spread descriptor. */
function transIn(node: t.Node, scope: NodePath): Descriptor | null {
  if (!t.isJSXElement(node)) return null;
  const {
    name,
    attributes: [attribute],
  } = node.openingElement;
  if (!t.isJSXIdentifier(name) || !t.isJSXSpreadAttribute(attribute)) return null;
  return comesFrom(scope, name.name, '@lingui/react') ? readDescriptor(attribute.argument) : null;
}

function comesFrom(path: NodePath, name: string, source: string): boolean {
  const binding = path.scope.getBinding(name)?.path.parent;
  return t.isImportDeclaration(binding) && binding.source.value === source;
}

const emptied = new Set(['@lingui/core', '@lingui/react']);

/** Of the sentences' module too: a development server, which shakes no tree, would fetch what only Node can run. */
function dropImports(program: NodePath<t.Program>): void {
  for (const path of program.get('body')) {
    if (!path.isImportDeclaration()) continue;
    const { source, specifiers } = path.node;
    if (emptied.has(source.value)) path.remove();
    if (source.value !== '@fourfold/words' || path.node.importKind === 'type') continue;
    path.node.specifiers = specifiers.filter(
      (specifier) =>
        !t.isImportSpecifier(specifier) || !t.isIdentifier(specifier.imported, { name: 'sentence' }),
    );
    if (path.node.specifiers.length === 0) path.remove();
  }
}
