import { type NodePath, types as t } from '@babel/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Descriptor } from './descriptor.ts';

/** What `sentence('…')` says, or null for another call. Its values come when it is said: `values.max`. */
export function sentenceIn(path: NodePath<t.CallExpression>): (Descriptor & { takesValues: boolean }) | null {
  const { callee, arguments: args } = path.node;
  if (!t.isIdentifier(callee)) return null;
  const declared = path.scope.getBinding(callee.name)?.path.parent;
  if (!t.isImportDeclaration(declared) || declared.source.value !== '@fourfold/words') return null;
  const [message] = args;
  if (!t.isStringLiteral(message)) throw path.buildCodeFrameError('A sentence has to be written out here.');
  return {
    id: generateMessageId(message.value),
    message: message.value,
    takesValues: message.value.includes('{'),
    value: (name) => t.memberExpression(t.identifier('values'), t.identifier(name)),
    element: (name) => {
      throw path.buildCodeFrameError(`A sentence is plain text and cannot hold <${name}>.`);
    },
  };
}
