import { type NodePath, types as t } from '@babel/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { importedFrom } from '../inline/imported-from.ts';

/**
 * What `say('…', { … })` says, or null for another call. Refuses one that is said while its file is loaded, before
 * anybody has chosen a language, and one whose values are not those that its message has places for.
 */
export function messageIn(path: NodePath<t.CallExpression>): string | null {
  if (importedFrom(path, '@fourfold/words') !== 'say') return null;
  const [message, values] = path.node.arguments;
  const refuse = (why: string) => path.buildCodeFrameError(why);
  if (!t.isStringLiteral(message)) throw refuse('What is said has to be written out here.');
  if (path.getFunctionParent() === null)
    throw refuse('This is said before there is a language: use sentence().');
  const places = [...new Set(placesOf(compileMessageOrThrow(message.value)))].toSorted();
  const given = values === undefined ? [] : namesIn(values)?.toSorted();
  if (given === undefined) throw refuse('The values have to be written out here: { name, count }.');
  if (list(places) !== list(given)) {
    throw refuse(`The places are ${list(places)}, the values ${list(given)}.`);
  }
  return message.value;
}

function placesOf(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    const branches = Object.values(cases ?? {}).filter((branch) => Array.isArray(branch));
    return [name, ...branches.flatMap(placesOf)];
  });
}

/** The names of values that are written out; undefined for any others. */
function namesIn(values: t.Node): string[] | undefined {
  if (!t.isObjectExpression(values)) return undefined;
  const names = values.properties.flatMap((property) =>
    t.isObjectProperty(property) && t.isIdentifier(property.key) ? [property.key.name] : [],
  );
  return names.length === values.properties.length ? names : undefined;
}

const list = (names: readonly string[]) => names.join(', ') || 'none';
