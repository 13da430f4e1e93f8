import { type NodePath, types as t } from '@babel/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Descriptor } from './descriptor.ts';
import { importedFrom } from './imported-from.ts';

/** What `sentence('…')` says, or null for another call. Its values come when it is said: `values.max`. */
export function sentenceIn(path: NodePath<t.CallExpression>): (Descriptor & { takesValues: boolean }) | null {
  if (importedFrom(path, '@fourfold/words') !== 'sentence') return null;
  const [message] = path.node.arguments;
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
