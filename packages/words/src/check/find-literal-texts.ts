import { type NodePath, parseSync, types as t, traverse } from '@babel/core';
import { isNoText } from './no-text.ts';

export interface LiteralText {
  readonly line: number;
  readonly text: string;
}

/**
 * Texts that stand in a screen's source outside of a macro, so that no catalogue has them. What is no text (a class, an
 * address, a key) is told by where it stands and how it looks; `no-text.ts` says how.
 */
export function findLiteralTexts(code: string, filename: string): LiteralText[] {
  const file = parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  });
  const found: LiteralText[] = [];
  if (file === null) return found;
  const look = (path: NodePath, text: string) => {
    if (!isSaidByMacro(path) && !isNoText(path, text)) {
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

const macros = new Set(['t', 'plural', 'select', 'selectOrdinal']);
const macroElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** What stands in a macro itself; an expression in the middle of its text is looked at again. */
function isSaidByMacro(path: NodePath): boolean {
  const { parentPath } = path;
  if (parentPath?.isTaggedTemplateExpression()) {
    return t.isIdentifier(parentPath.node.tag) && macros.has(parentPath.node.tag.name);
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
