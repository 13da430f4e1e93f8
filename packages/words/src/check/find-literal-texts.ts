import { type NodePath, parseSync, types as t, traverse } from '@babel/core';
import { isNoText, type Side } from './no-text.ts';

export interface LiteralText {
  readonly line: number;
  readonly text: string;
}

/**
 * Texts that stand in a source outside of a macro or of `say`, so that no catalogue has them. What is no text (a class, an
 * address, a key) is told by where it stands and how it looks; `no-text.ts` says how.
 */
export function findLiteralTexts(code: string, filename: string, on: Side): LiteralText[] {
  const file = parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const found: LiteralText[] = [];
  if (file === null) return found;
  const look = (path: NodePath, source: string) => {
    const text = source.replace(markup, ' ');
    if (!isSaidByMacro(path) && !isNoText(path, text, on)) {
      found.push({ line: path.node.loc?.start.line ?? 0, text: text.trim() });
    }
  };
  traverse(file, {
    JSXText: (path) => look(path, path.node.value),
    StringLiteral: (path) => look(path, path.node.value),
    TemplateLiteral: (path) => look(path, path.node.quasis.map(({ value }) => value.cooked).join('…')),
    'TSLiteralType|TSEnumDeclaration|TSModuleDeclaration': (path) => path.skip(),
  });
  return found;
}

/** A tag in a page or a mail that the server puts together; what stands between tags is read. */
const markup = /<[!?/]?[a-z][^<>]*>/gi;

const macros = new Set(['t', 'plural', 'select', 'selectOrdinal']);
/** What the server says is their first argument; a value may be a text that was forgotten. */
const functions = new Set(['say', 'sentence']);
const macroElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** What stands in a macro itself; an expression in the middle of its text is looked at again. */
function isSaidByMacro(path: NodePath): boolean {
  const { parentPath } = path;
  if (parentPath?.isTaggedTemplateExpression()) {
    return t.isIdentifier(parentPath.node.tag) && macros.has(parentPath.node.tag.name);
  }
  if (parentPath?.isCallExpression() && t.isIdentifier(parentPath.node.callee)) {
    if (functions.has(parentPath.node.callee.name)) return path.key === 0;
  }
  const call = path.findParent((parent) => parent.isCallExpression());
  if (call?.isCallExpression() && t.isIdentifier(call.node.callee) && macros.has(call.node.callee.name))
    return true;
  return path.isJSXText() ? path.findParent(isMacroElement) !== null : isChoice(path);
}

const isMacroElement = (path: NodePath) => {
  if (!path.isJSXElement()) return false;
  const { name } = path.node.openingElement;
  return t.isJSXIdentifier(name) && macroElements.has(name.name);
};

/** `one="# person"` of a <Plural>. */
function isChoice(path: NodePath): boolean {
  const element = path.findParent((parent) => parent.isJSXElement());
  return path.parentPath?.isJSXAttribute() === true && element !== null && isMacroElement(element);
}
