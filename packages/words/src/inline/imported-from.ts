import { type NodePath, types as t } from '@babel/core';

/** As what a module exports the function that is called; null where it is none of that module's. */
export function importedFrom(path: NodePath<t.CallExpression>, source: string): string | null {
  const { callee } = path.node;
  if (!t.isIdentifier(callee)) return null;
  const declared = path.scope.getBinding(callee.name)?.path;
  if (!declared?.isImportSpecifier() || !t.isImportDeclaration(declared.parent, null)) return null;
  const { imported } = declared.node;
  return declared.parent.source.value === source && t.isIdentifier(imported) ? imported.name : null;
}
